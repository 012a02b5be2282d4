// What the server should know before any script of ours runs: the language and the theme that were chosen here, if they
// are not what it would take from the browser itself.

const YEAR = 365 * 86_400;

/** With null it is forgotten. */
export function tell(name: "language" | "theme", value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `pantheon_${name}=${value ?? ""}; Path=/; Max-Age=${age}; SameSite=Lax`;
}

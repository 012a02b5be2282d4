/** The addresses of the games' pictures, by game and theme; see posters/plugin.ts. */
declare module "virtual:posters" {
  const posters: Readonly<Record<string, { light: string; dark: string }>>;
  export default posters;
}

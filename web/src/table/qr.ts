// The dark fields of a QR code as one path: a stroke of the brush for each row of them.

export function modules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1] === true) return "";
        const end = row.findIndex((next, at) => at > x && !next);
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join("");
}

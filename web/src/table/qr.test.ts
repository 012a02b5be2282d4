import { encode } from "uqr";
import { expect, test } from "vitest";
import { modules } from "./qr";

/** The fields that a path covers. */
function painted(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, wide] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let at = 0; at < Number(wide); at++) (rows[Number(y)] ?? [])[Number(x) + at] = true;
  }
  return rows;
}

test("every dark field is painted, and no other", () => {
  for (const text of ["x", "https://pantheon.example/table/AbCdEf123456", `https://x.example/${"y".repeat(90)}`]) {
    const { data, size } = encode(text, { ecc: "M", border: 3 });
    expect(painted(modules(data), size)).toEqual(data);
  }
  expect(modules([[true, true, false], [false, true, true]])).toBe("M0 0h2v1H0zM1 1h2v1H1z"); // prettier-ignore
});

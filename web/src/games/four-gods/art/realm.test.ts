import { expect, test } from "vitest";
import { realmOf, realmSpot } from "../spots";
import { realmArt } from "./realm";

test("the land of a terrain ends where another one begins, and has no border with its like", () => {
  const [sea, plain] = [realmArt("PSSP", 9, "S"), realmArt("PSSP", 9, "P")];
  expect(sea.area).not.toBe(plain.area);
  expect(sea.shore).not.toBe("");
  expect(realmArt("PSSP", 9, "M")).toEqual({ area: "", shore: "" });
  expect(realmArt("SSSS", 9, "S").shore).toBe("");
});

test("corners that join through the middle are one land, those kept apart are two", () => {
  const pieces = (face: string): number => realmArt(face, 9, "S").area.split("M").length - 1;
  expect([pieces("SPSF"), pieces("SPSP.0123")]).toEqual([1, 2]);
});

test("what is lit says its cell and its terrain", () => {
  expect(realmOf(realmSpot("c4", "mountain"))).toEqual({ cell: "c4", terrain: "M" });
  expect([realmOf("c4"), realmOf("east/3")]).toEqual([null, null]);
});

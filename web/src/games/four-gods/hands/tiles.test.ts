import { expect, test } from "vitest";
import { turned } from "../orientation";
import { fitting, lying, regionAt, regions, upright } from "./tiles";

test("neighbouring equal corners are one region, opposite ones join through the middle", () => {
  expect(regions("SSPF").map(({ first, corners }) => [first, corners.length])).toEqual([
    ["NW", 2],
    ["SE", 1],
    ["SW", 1],
  ]);
  expect(regions("SPSF").map(({ first }) => first)).toEqual(["NW", "NE", "SW"]);
  expect(regionAt("PSSP", "SW").first).toBe("NW");
});

test("a face that lists its regions splits a terrain", () => {
  expect(regions("SPSP.0121").map(({ first }) => first)).toEqual(["NW", "NE", "SE"]);
});

test("the ways that fit begin with how the tile is held, then turn, then turn over", () => {
  const faces = ["SSPF", "MMMF"];
  const found = fitting(faces, "....", { up: "SSPF", quarters: 2 });
  expect(found.map(lying).slice(0, 4)).toEqual([2, 3, 0, 1].map((quarters) => turned("SSPF", quarters)));
  expect(found.slice(4).every(({ up }) => up === "MMMF")).toBe(true);
  expect(found).toHaveLength(8);
});

test("only ways that give what is asked fit, each different one once", () => {
  expect(fitting(["SSSS", "SSPP"], "SS..", { up: "SSSS", quarters: 3 }).map(lying)).toEqual(["SSSS", "SSPP"]);
  expect(fitting(["SSSS", "SSPP"], "", { up: "SSSS", quarters: 0 })).toEqual([]);
  expect(fitting(["SSPP", ""], "P..P", { up: "SSPP", quarters: 0 }).map(lying)).toEqual(["PSSP"]);
});

test("hands and rows call a face by the first of its rotations", () => {
  expect(upright("MPPF")).toBe("PPFM");
  expect(upright("PSSP")).toBe("SSPP");
});

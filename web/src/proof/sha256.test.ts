import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, fromHex, hexOf, hmac, sha256 } from "./sha256";

test("the examples of the standard", () => {
  expect(hexOf(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(hexOf(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hexOf(hmac(fromHex("0b".repeat(20)), bytesOf("Hi There")))).toBe(
    "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
  );
});

test("messages and keys of any length, around the ends of blocks", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);
    expect(hexOf(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
    expect(hexOf(hmac(message, bytesOf("draw")))).toBe(createHmac("sha256", message).update("draw").digest("hex"));
  }
});

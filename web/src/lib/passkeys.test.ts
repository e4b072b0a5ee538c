import { afterEach, expect, test, vi } from "vitest";

import { NotDone } from "./api";
import { bytesOf, makePasskey, showPasskey, textOf } from "./passkeys";

const bytes = (...all: number[]): ArrayBuffer => Uint8Array.from(all).buffer;

function browserAnswers(name: "create" | "get", answer: () => Promise<unknown>) {
  const asked = vi.fn(answer);
  vi.stubGlobal("navigator", { credentials: { [name]: asked } });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("bytes are written as text and read again", () => {
  const all = Uint8Array.from({ length: 256 }, (_, number) => number);
  expect(bytesOf(textOf(all.buffer))).toEqual(all);
  expect(textOf(bytes(251, 255))).toBe("-_8");
});

test("what the server asks goes to the browser as bytes, and comes back as text", async () => {
  const response = { clientDataJSON: bytes(1), attestationObject: bytes(2), other: "no" };
  const create = browserAnswers("create", () =>
    Promise.resolve({ id: "Aw", rawId: bytes(3), type: "public-key", response }),
  );
  const options = { challenge: "AQ", user: { id: "Ag", name: "Ada" }, excludeCredentials: [{ id: "Aw" }], timeout: 5 };
  expect(await makePasskey(options)).toEqual({
    id: "Aw",
    rawId: "Aw",
    type: "public-key",
    response: { clientDataJSON: "AQ", attestationObject: "Ag" },
    clientExtensionResults: {},
  });
  expect(create).toHaveBeenCalledWith({
    publicKey: {
      timeout: 5,
      challenge: Uint8Array.of(1),
      user: { id: Uint8Array.of(2), name: "Ada" },
      excludeCredentials: [{ id: Uint8Array.of(3) }],
    },
  });
});

test("who changes their mind is told so in a sentence", async () => {
  browserAnswers("get", () => Promise.reject(new DOMException("no", "NotAllowedError")));
  await expect(showPasskey({ challenge: "AQ" })).rejects.toThrow(NotDone);
});

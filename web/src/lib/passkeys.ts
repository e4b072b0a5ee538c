/** The browser's own requests for passkeys: what the server sends and is answered is JSON, bytes in Base64. */

import { NotDone } from "./api";
import { say } from "./speech.svelte";

interface Described {
  id: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: Described[];
  allowCredentials?: Described[];
}

/** Whether a passkey can be made or shown here: over HTTPS or on this machine, and not at a bare address. */
export function hasPasskeys(): boolean {
  const isNamed = !/^(\d+\.){3}\d+$|:/.test(location.hostname);
  return window.isSecureContext && isNamed && "PublicKeyCredential" in window;
}

/** Let the browser make a passkey; what to answer the server. */
export async function makePasskey(options: object): Promise<object> {
  return answerOf(await asked(() => navigator.credentials.create({ publicKey: withBytes(options) as never })));
}

/** Let the reader show a passkey; what to answer the server. */
export async function showPasskey(options: object): Promise<object> {
  return answerOf(await asked(() => navigator.credentials.get({ publicKey: withBytes(options) as never })));
}

/** A reader who changes their mind is told that nothing was done. */
async function asked(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await request().catch((problem: unknown) => {
    if (problem instanceof DOMException) return null;
    throw problem;
  });
  if (credential === null) throw new NotDone(0, say("page-passkey-not-done"));
  return credential as PublicKeyCredential;
}

function withBytes(options: object): object {
  const { challenge, user, excludeCredentials, allowCredentials, ...rest } = options as Options;
  const described = (all: Described[]): object[] => all.map((one) => ({ ...one, id: bytesOf(one.id) }));
  return {
    ...rest,
    challenge: bytesOf(challenge),
    ...(user && { user: { ...user, id: bytesOf(user.id) } }),
    ...(excludeCredentials && { excludeCredentials: described(excludeCredentials) }),
    ...(allowCredentials && { allowCredentials: described(allowCredentials) }),
  };
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
type Part = (typeof PARTS)[number];

function answerOf(credential: PublicKeyCredential): object {
  const given = credential.response as AuthenticatorResponse & Partial<Record<Part, ArrayBuffer | null>>;
  const parts = PARTS.flatMap((part) => {
    const bytes = given[part];
    return bytes ? [[part, textOf(bytes)] as const] : [];
  });
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    response: Object.fromEntries(parts),
    clientExtensionResults: {},
  };
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

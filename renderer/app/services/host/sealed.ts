/** What a host that was found again answers: its secret, locked for this page; see `main/browser/returning.ts`. */
export interface Sealed {
  readonly iv: string;
  readonly sealed: string;
}

/** The page's own key, as the host gave it; it can be used, and not be read any more. */
export const importKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['decrypt']);

/**
 * The secret, when our own host has locked it at this address and for this question; undefined when anybody else did.
 */
export async function unseal(
  key: CryptoKey,
  { iv, sealed }: Sealed,
  asked: { readonly origin: string; readonly nonce: string },
): Promise<string | undefined> {
  const additionalData = new TextEncoder().encode(`${asked.origin} ${asked.nonce}`);
  try {
    const secret = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytesOf(iv), additionalData },
      key,
      bytesOf(sealed),
    );
    return new TextDecoder().decode(secret);
  } catch {
    return undefined;
  }
}

/** The bytes of a text in base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

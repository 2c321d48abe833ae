/** The reply of a returned host: its secret, encrypted for this page; see `main/browser/returning.ts`. */
export interface Sealed {
  readonly iv: string;
  readonly sealed: string;
}

/** Imports the page's own key, as received from the host; it can be used, but no longer be read. */
export const importKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(text), 'AES-GCM', false, ['decrypt']);

/** Decrypts the secret; undefined unless our own host has encrypted it for this address and this question. */
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

/** Decodes base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

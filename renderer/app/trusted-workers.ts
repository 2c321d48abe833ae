/*
 * The page's headers forbid (`require-trusted-types-for`) making script from text. Only the address of a worker is
 * still text: the default policy allows the addresses of our own files, and nothing else.
 */

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(address: string): string | null }): unknown;
}

declare global {
  interface Window {
    /** Not in every browser. */
    readonly trustedTypes?: TrustedTypes;
  }
}

/** File names that the build gives to workers. */
const WORKER = /^[\w-]+\.worker-[\w-]+\.js$/;

/** Returns the address if it is one of our workers, else null; `assets` is the address of the folder they are in. */
export function ourWorker(address: string, assets: string): string | null {
  return address.startsWith(assets) && WORKER.test(address.slice(assets.length)) ? address : null;
}

/** Makes the page refuse all other workers from now on. */
export function trustOurWorkers(): void {
  const assets = new URL('/assets/', location.href).href;
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => ourWorker(address, assets) });
}

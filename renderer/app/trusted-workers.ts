/*
 * The page's headers forbid (`require-trusted-types-for`) to make script of text. Only a worker's address still comes
 * as text: the default policy lets those of our own files pass, and no other text.
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

/** As the build names workers. */
const WORKER = /^[\w-]+\.worker-[\w-]+\.js$/;

/**
 * The address of a worker of ours as it is, null for anything else; `assets` is the address of the folder they are in.
 */
export function ourWorker(address: string, assets: string): string | null {
  return address.startsWith(assets) && WORKER.test(address.slice(assets.length)) ? address : null;
}

/** From now on the page starts no other workers. */
export function trustOurWorkers(): void {
  const assets = new URL('/assets/', location.href).href;
  window.trustedTypes?.createPolicy('default', { createScriptURL: (address) => ourWorker(address, assets) });
}

/** The name of no computer, which is kept free for such trials (RFC 2606). */
export const OUTSIDE = 'elsewhere.invalid';

/** How long the browser may take to say that it has refused, in milliseconds. */
const MAX_WAIT_MS = 1000;

/**
 * Tries to connect to an address that is not the program's own; whether the browser refused before anything was sent,
 * by the policy that the page came with.
 */
export async function isOutsideRefused(): Promise<boolean> {
  const listening = new AbortController();
  const refused = new Promise<boolean>((resolve) => {
    const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI.includes(OUTSIDE)) resolve(true);
    };
    document.addEventListener('securitypolicyviolation', hear, { signal: listening.signal });
    setTimeout(() => resolve(false), MAX_WAIT_MS);
  });
  void fetch(`//${OUTSIDE}/`, { mode: 'no-cors' }).catch(() => undefined);
  const isRefused = await refused;
  listening.abort();
  return isRefused;
}

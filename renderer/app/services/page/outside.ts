/** A host name that never exists, reserved for such tests (RFC 2606). */
export const OUTSIDE_ADDRESS = 'elsewhere.invalid';

/** Milliseconds that the browser may take to report the refusal. */
const MAX_WAIT_MS = 1000;

/**
 * Tries to connect to a foreign address; returns whether the browser refused before anything was sent, by the page's
 * content security policy.
 */
export async function isOutsideRefused(): Promise<boolean> {
  const listening = new AbortController();
  const refused = new Promise<boolean>((resolve) => {
    const hear = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
      if (blockedURI.includes(OUTSIDE_ADDRESS)) resolve(true);
    };
    document.addEventListener('securitypolicyviolation', hear, { signal: listening.signal });
    setTimeout(() => resolve(false), MAX_WAIT_MS);
  });
  void fetch(`//${OUTSIDE_ADDRESS}/`, { mode: 'no-cors' }).catch(() => undefined);
  const isRefused = await refused;
  listening.abort();
  return isRefused;
}

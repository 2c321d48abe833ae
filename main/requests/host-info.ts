import type { Hello } from '../../preload/api.ts';

/** What a host says of itself; a system that is neither Windows nor macOS is served as Linux is. */
export function helloOf(host: Hello['host'], version: string, platform: string): Omit<Hello, 'notices'> {
  return { version, host, platform: platform === 'win32' || platform === 'darwin' ? platform : 'linux' };
}

import type { HostInfo } from '../../preload/api.ts';

/** What a host says of itself; any system but Windows and macOS counts as Linux. */
export function hostInfoOf(host: HostInfo['host'], version: string, platform: string): Omit<HostInfo, 'notices'> {
  return { version, host, platform: platform === 'win32' || platform === 'darwin' ? platform : 'linux' };
}

import type { HostInfo } from '../../preload/api.ts';

/** The page of all versions. The host names it, so that the renderer holds no address of any network. */
export const RELEASES = 'https://baize.invalid/releases';

/** Returns the host's report about itself. Any system but Windows and macOS counts as Linux. */
export function hostInfoOf(host: HostInfo['host'], version: string, platform: string): Omit<HostInfo, 'notices'> {
  return { version, releases: RELEASES, host, platform: systemOf(platform) };
}

const systemOf = (platform: string): HostInfo['platform'] =>
  platform === 'win32' || platform === 'darwin' ? platform : 'linux';

import { Arch, build, Platform, type Configuration } from 'electron-builder';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

interface PackOptions {
  /** A folder with Electron for Linux unpacked: its binary, `resources`, `locales`. */
  readonly electron: string;
  readonly output: string;
  /** The system whose list of files is packed; all three can be looked at on Linux. */
  readonly filesOf?: 'linux' | 'win' | 'mac';
  readonly arch?: 'x64' | 'arm64';
}

/** Reads electron-builder.yml. electron-builder's own schema checks it. */
export const readConfiguration = (): Configuration =>
  parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Configuration;

/**
 * Packs the built program around a folder of Electron, without an installer and without a download; returns the packed
 * folder.
 */
export async function packFolder({ electron, output, filesOf = 'linux', arch = 'x64' }: PackOptions): Promise<string> {
  const base = readConfiguration();
  const config: Configuration = {
    ...base,
    electronDist: electron,
    directories: { ...base.directories, output },
    linux: { ...base.linux, files: base[filesOf]?.files ?? null },
  };
  mkdirSync(output, { recursive: true });
  // A file, because an object would be merged over electron-builder.yml and its lists added to those.
  const file = join(output, 'configuration.json');
  writeFileSync(file, JSON.stringify(config));
  await build({
    targets: Platform.LINUX.createTarget('dir', Arch[arch]),
    projectDir: ROOT,
    config: file,
    publish: 'never',
  });
  return join(output, arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`);
}

export interface LinuxPackage {
  /** The lines of its desktop file. */
  readonly entry: readonly string[];
  /** The arguments for the package tool; `FILE=PLACE` puts a file in a place. */
  readonly args: readonly string[];
}

/** What electron-builder computes for a .deb, or for an AppImage. */
type Computed = [args: string[], desktopFile: string] | { readonly desktop: string };

const linesOf = (text: string): string[] => text.split('\n');

/**
 * Describes the .deb or AppImage that would be made of a packed folder. It is not made: the maker would have to be
 * downloaded.
 */
export async function describeLinuxPackage(
  packed: string,
  output: string,
  target: 'deb' | 'AppImage' = 'deb',
): Promise<LinuxPackage> {
  const found: LinuxPackage[] = [];
  const effectiveOptionComputed = async (computed: Computed): Promise<boolean> => {
    if (Array.isArray(computed)) found.push({ entry: linesOf(readFileSync(computed[1], 'utf8')), args: computed[0] });
    else found.push({ entry: linesOf(computed.desktop), args: [] });
    return true;
  };
  await build({
    targets: Platform.LINUX.createTarget(target, Arch.x64),
    projectDir: ROOT,
    prepackaged: packed,
    config: { directories: { output } },
    publish: 'never',
    effectiveOptionComputed,
  });
  if (found[0] === undefined) throw new Error('electron-builder described no package.');
  return found[0];
}

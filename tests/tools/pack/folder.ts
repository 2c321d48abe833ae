import { Arch, build, Platform } from 'electron-builder';
import type { Configuration } from 'electron-builder';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../root.ts';

interface Packing {
  /** A folder with Electron for Linux unpacked: its binary, `resources`, `locales`. */
  readonly electron: string;
  readonly output: string;
  /** Whose list of files is packed; those of the others can be looked at on Linux as well. */
  readonly filesOf?: 'linux' | 'win' | 'mac';
  readonly arch?: 'x64' | 'arm64';
}

/** What electron-builder.yml says. Whether that may be said is for electron-builder's own schema to tell. */
export const readConfiguration = (): Configuration =>
  parse(readFileSync(join(ROOT, 'electron-builder.yml'), 'utf8')) as Configuration;

/** Packs the built program around a folder of Electron, without an installer and without a download; gives the packed folder. */
export async function packFolder({ electron, output, filesOf = 'linux', arch = 'x64' }: Packing): Promise<string> {
  const { files = null } = readConfiguration()[filesOf] ?? {};
  await build({
    targets: Platform.LINUX.createTarget('dir', Arch[arch]),
    projectDir: ROOT,
    // Laid over electron-builder.yml, which electron-builder reads by itself.
    config: { electronDist: electron, directories: { output }, linux: { files } },
    publish: 'never',
  });
  return join(output, arch === 'x64' ? 'linux-unpacked' : `linux-${arch}-unpacked`);
}

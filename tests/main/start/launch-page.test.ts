import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { browserFor } from '../../../main/start/default-browser.ts';
import { writeLaunchPage } from '../../../main/start/launch-page.ts';
import { temporaryFolder } from '../browser/hosted.ts';

/** Makes a home folder with the games where Linux keeps them. */
function made(platform = 'linux') {
  const home = temporaryFolder();
  const data = join(home, '.config/Baize');
  mkdirSync(data, { recursive: true });
  const launchPage = (env: NodeJS.ProcessEnv = {}, folder = data) =>
    writeLaunchPage(folder, 'text', { env, platform, home }).file;
  return { home, data, launchPage };
}

const folder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  return path;
};

describe('the file that opens the page in a browser', () => {
  test('lies in Downloads on Linux, where sandboxed browsers can read it', () => {
    const { home, data, launchPage } = made();
    const downloads = folder(join(home, 'Downloads'));
    const file = launchPage();
    expect(join(file, '..')).toBe(downloads);
    expect(readFileSync(file, 'utf8')).toBe('text');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(data)).toEqual([]);
  });

  test('lies in the download folder that the desktop names', () => {
    const { home, launchPage } = made();
    const downloads = folder(join(home, 'Hämtningar'));
    writeFileSync(
      join(home, '.config/user-dirs.dirs'),
      '# x\nXDG_DESKTOP_DIR="$HOME/S"\nXDG_DOWNLOAD_DIR="$HOME/Hämtningar"\n',
    );
    expect(join(launchPage(), '..')).toBe(downloads);
  });

  test('lies in the home folder when there is no download folder', () => {
    const { home, launchPage } = made();
    expect(join(launchPage(), '..')).toBe(home);
  });

  test('lies in the data folder when no browser is sandboxed', () => {
    const { home, launchPage } = made();
    const games = folder(join(home, 'Games/Baize'));
    expect(join(launchPage({}, games), '..')).toBe(games);
    const mac = made('darwin');
    expect(join(mac.launchPage(), '..')).toBe(mac.data);
  });

  test('deletes files of killed launches and keeps other files', () => {
    const { home, data, launchPage } = made();
    const downloads = folder(join(home, 'Downloads'));
    const old = [join(data, 'open-old.html'), join(downloads, `baize-open-${'a'.repeat(32)}.html`)];
    const others = [join(downloads, 'open-letter.html'), join(downloads, 'baize-open-source.html')];
    for (const path of [...old, ...others]) {
      writeFileSync(path, '');
      utimesSync(path, 1000, 1000);
    }
    launchPage();
    expect([...old, ...others].filter((path) => existsSync(path))).toEqual(others);
  });
});

/** Windows has no such desktops. */
describe.each(process.platform === 'win32' ? [] : ['a desktop of Linux'])('%s', () => {
  /**
   * Makes a desktop where HTML files and the web belong to these programs, whose desktop files start one that notes its
   * arguments.
   */
  function desktop(files: string, web: string, exec: string) {
    const home = temporaryFolder();
    const bin = folder(join(home, 'bin'));
    const script = (name: string, text: string): void => {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
      chmodSync(join(bin, name), 0o755);
    };
    script('xdg-mime', `case "$3" in text/html) echo ${files};; x-scheme-handler/http) echo ${web};; esac`);
    script('a browser', `for each in "$@"; do echo "$each"; done`);
    const applications = folder(join(home, 'share/applications'));
    const entry = `[Desktop Entry]\nName=B\nName[de]=B\nExec=${exec.replace('BIN', bin)}\n\n[Desktop Action new]\nExec=false\n`;
    writeFileSync(join(applications, 'browser.desktop'), entry);
    const env = { PATH: `${bin}:${process.env['PATH']}`, HOME: home, XDG_DATA_HOME: join(home, 'share') };
    return (file: string): string | undefined => {
      const command = browserFor(file, env);
      return command && spawnSync(...command, { encoding: 'utf8', env }).stdout;
    };
  }

  test('opens the page in its browser when HTML files belong to an editor', () => {
    const opened = desktop('editor.desktop', 'browser.desktop', '"BIN/a browser" --open @@u %u @@ %i');
    expect(opened('/srv/a b.html')).toBe('--open\n@@u\n/srv/a b.html\n@@\n');
  });

  test('opens the page directly when no such browser is known', () => {
    expect(desktop('browser.desktop', 'browser.desktop', 'x %u')('/a.html')).toBeUndefined();
    expect(desktop('editor.desktop', 'gone.desktop', 'x %u')('/a.html')).toBeUndefined();
    expect(desktop('editor.desktop', '', 'x %u')('/a.html')).toBeUndefined();
    expect(desktop('editor.desktop', 'browser.desktop', 'x --new')('/a.html')).toBeUndefined();
  });
});

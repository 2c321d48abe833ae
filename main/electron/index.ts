import { app, dialog } from 'electron';
import { APP_ID } from './start/identity.ts';
import { dataFolder } from '../system/data-folder.ts';
import { REPORTED_EXIT_CODE } from '../system/exit-codes.ts';
import { homeFolder } from '../system/home-folder.ts';
import { logIn } from '../requests/open-logged.ts';
import { readLink, OpenedLinks, linksIn } from '../requests/opened-links.ts';
import { Wishes } from '../requests/wishes.ts';
import { borrowedProfile, isHeld, profileIn } from './start/profile.ts';
import { Front } from './window/front.ts';
import { run } from './run.ts';
import { announceScheme } from './page/protocol.ts';
import { prepareOpening } from './start/opening-thread.ts';
import { describeUnsafeStart, unsafeStartOf, type UnsafeStart } from './start/sandbox.ts';
import { NO_NETWORK } from './start/switches.ts';
import { wishIn } from './menus/tasks.ts';

const folder = findFolder();
const log = logIn(folder);

/** The links that the program was opened with, and the wishes that it was started with. */
const openedLinks = new OpenedLinks();
const wishes = new Wishes();

app.setName('Baize');
app.setAppUserModelId(APP_ID);

const unsafeStart = unsafeStartOf((name) => app.commandLine.hasSwitch(name), process.env);

if (unsafeStart !== undefined && app.isPackaged) void refuse(unsafeStart);
else if (isFirst()) start();
else app.quit();

function findFolder(): string {
  try {
    return dataFolder({ args: process.argv, env: process.env, platform: process.platform, home: homeFolder() });
  } catch (error) {
    showFailure(error);
    return process.exit(REPORTED_EXIT_CODE);
  }
}

function showFailure(error: unknown): void {
  dialog.showErrorBox('Baize could not start', error instanceof Error ? error.message : String(error));
}

/** Shows why the program does not start, and ends it. */
async function refuse(unsafe: UnsafeStart): Promise<void> {
  log.note(`not started: ${unsafe.by}`);
  await app.whenReady();
  const { title, text } = describeUnsafeStart(unsafe, app.getLocale());
  console.error(`${title}. ${text}`);
  dialog.showErrorBox(title, text);
  app.exit(REPORTED_EXIT_CODE);
}

/**
 * Whether this is the first instance of its folder, so that two windows never hold the same games. Where nothing can be
 * written there is no lock to hold.
 */
function isFirst(): boolean {
  const profile = profileIn(folder);
  const used = profile ?? borrowedProfile();
  if (used !== undefined) app.setPath('userData', used);
  if (profile === undefined || app.requestSingleInstanceLock()) return true;
  if (isHeld(profile)) return false;
  log.note('the lock of the first start could not be had');
  return true;
}

function start(): void {
  if (unsafeStart !== undefined) console.error(`Chromium’s guard is off (${unsafeStart.by}).`);
  app.enableSandbox();
  for (const [name, value] of NO_NETWORK) app.commandLine.appendSwitch(name, value);
  announceScheme();
  wishes.add(wishIn(process.argv));
  openedLinks.add(linksIn(process.argv, process.cwd()));
  const started = { folder, log, openedLinks, wishes, front: new Front(), ready: prepareOpening(folder, log) };
  listen(started.front);
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(() => run(started))
    .catch((error: unknown) => {
      showFailure(error);
      app.exit(REPORTED_EXIT_CODE);
    });
}

/**
 * Receives what is opened later. macOS sends an event for it, perhaps before there is a window; other systems start the
 * program a second time.
 */
function listen(front: Front): void {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    openedLinks.add(linksIn([url], ''));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openedLinks.add([readLink(path)]);
  });
  app.on('second-instance', (_event, args, from) => {
    const links = linksIn(args, from);
    wishes.add(wishIn(args));
    openedLinks.add(links);
    // Links opened in a loop must not bring the window up each time: accepted ones bring it up.
    if (links.length === 0) front.bring();
  });
}

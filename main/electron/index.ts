import { app, dialog } from 'electron';
import { APP_ID } from './start/identity.ts';
import { dataFolder } from '../system/data-folder.ts';
import { REPORTED_EXIT_CODE } from '../system/exit-codes.ts';
import { homeFolder } from '../system/home-folder.ts';
import { logIn } from '../requests/open-logged.ts';
import { OpenedLinks } from '../requests/opened-links.ts';
import { LaunchActions } from '../requests/launch-actions.ts';
import { borrowedProfile, isHeld, profileIn, removeDeadLock } from './start/profile.ts';
import { Front } from './window/front.ts';
import { run } from './run.ts';
import { announceScheme } from './page/protocol.ts';
import { listenToSystem, takeCommandLine } from './opened.ts';
import { describeUnsafeStart, unsafeStartOf, type UnsafeStart } from './start/sandbox.ts';
import { SWITCHES } from './start/switches.ts';
import { isStartWanted } from './start/unsandboxed.ts';

const folder = findFolder();
const log = logIn(folder);

app.setName('Baize');
app.setAppUserModelId(APP_ID);

const unsafeStart = unsafeStartOf((name) => app.commandLine.hasSwitch(name), process.env);

if (unsafeStart?.how === 'steered' && app.isPackaged) void refuse(unsafeStart);
else if (isFirst()) start();
else endSecond();

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
  // By default Chromium's own files would lie among the games.
  useProfile(borrowedProfile());
  log.note(`not started: ${unsafe.by}`);
  await app.whenReady();
  const { title, text } = describeUnsafeStart(unsafe, app.getPreferredSystemLanguages());
  console.error(`${title}. ${text}`);
  dialog.showErrorBox(title, text);
  app.exit(REPORTED_EXIT_CODE);
}

function useProfile(profile: string | undefined): void {
  if (profile !== undefined) app.setPath('userData', profile);
}

/**
 * Whether this is the first instance of its folder, so that two windows never hold the same games. Where nothing can be
 * written there is no lock to hold.
 */
function isFirst(): boolean {
  const profile = profileIn(folder);
  useProfile(profile ?? borrowedProfile());
  if (profile === undefined || app.requestSingleInstanceLock()) return true;
  if (removeDeadLock(profile) && app.requestSingleInstanceLock()) return true;
  if (isHeld(profile)) return false;
  log.note('the lock of the first start could not be had');
  return true;
}

/** Ends a second start; the first has received what it was started with. */
function endSecond(): void {
  log.note('not started: Baize is open already');
  console.error('Baize is open already.');
  app.quit();
}

function start(): void {
  // It would bring the sandbox back for later processes alone: Chromium's first ones run without it by now.
  if (unsafeStart?.how !== 'unsandboxed') app.enableSandbox();
  for (const [name, value] of SWITCHES) app.commandLine.appendSwitch(name, value);
  announceScheme();
  const started = { folder, log, openedLinks: new OpenedLinks(), wishes: new LaunchActions(), front: new Front() };
  takeCommandLine(process.argv, process.cwd(), started);
  listenToSystem(started);
  app.on('window-all-closed', () => app.quit());
  app
    .whenReady()
    .then(async () => ((await isAllowed()) ? run(started) : app.exit(REPORTED_EXIT_CODE)))
    .catch((error: unknown) => {
      showFailure(error);
      app.exit(REPORTED_EXIT_CODE);
    });
}

/** Whether this start is safe, or the player starts it anyway. */
async function isAllowed(): Promise<boolean> {
  if (unsafeStart === undefined) return true;
  if (!app.isPackaged) {
    console.error(`Chromium’s guard is off (${unsafeStart.by}).`);
    return true;
  }
  const isWanted = await isStartWanted(unsafeStart);
  log.note(`${isWanted ? 'started' : 'not started'}: ${unsafeStart.by}`);
  return isWanted;
}

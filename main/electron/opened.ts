import { app } from 'electron';
import { filesIn, linksIn, readLink, type OpenedLinks } from '../requests/opened-links.ts';
import type { LaunchActions } from '../requests/launch-actions.ts';
import { wishIn } from './menus/tasks.ts';
import type { Front } from './window/front.ts';

interface Receivers {
  readonly openedLinks: OpenedLinks;
  readonly wishes: LaunchActions;
  readonly front: Front;
}

/** Takes links, files and a wish from the command line. */
export function takeCommandLine(args: readonly string[], from: string, { openedLinks, wishes }: Receivers): string[] {
  const links = linksIn(args, from);
  wishes.add(wishIn(args));
  openedLinks.add(links);
  for (const path of filesIn(args, from)) noteRecent(path);
  return links;
}

/**
 * Receives what is opened later. macOS sends an event for it, perhaps before there is a window; other systems start the
 * program a second time.
 */
export function listenToSystem(receivers: Receivers): void {
  const { openedLinks, front } = receivers;
  app.on('open-url', (event, url) => {
    event.preventDefault();
    openedLinks.add(linksIn([url], ''));
  });
  app.on('open-file', (event, path) => {
    event.preventDefault();
    openedLinks.add([readLink(path)]);
    noteRecent(path);
  });
  app.on('second-instance', (_event, args, from) => {
    // Links opened in a loop must not bring the window up each time: accepted ones bring it up.
    if (takeCommandLine(args, from, receivers).length === 0) front.bring();
  });
  // A click on the Dock's icon: macOS itself brings back no minimised window.
  app.on('activate', () => front.bring());
}

/** Puts a file among those that the Dock or the jump list offers to open again; Linux has no such list. */
function noteRecent(path: string): void {
  if (process.platform !== 'linux') void app.whenReady().then(() => app.addRecentDocument(path));
}

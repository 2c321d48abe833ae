import type { Bridge, KeptGame, Reply } from '../../../../preload/api.ts';
import { isOver } from './brought.ts';
import { compare, isSame, type UnsavedChanges } from './unsaved-changes.ts';

/** Asks which of two games to continue: the one played on this page, or the one that the host stores. */
export type Choose = (here: KeptGame, there: KeptGame) => Promise<'here' | 'there'>;

type Refused = Extract<Reply<never>, { ok: false }>;

/** Thrown when changes could not be delivered: the host is gone or refuses, or there is no user to ask. */
export class UnsettledError extends Error {
  /** undefined: there was no user to ask. */
  readonly reply: Refused | undefined;
  asked = false;

  constructor(reply?: Refused) {
    super('unsettled');
    this.reply = reply;
  }
}

/**
 * Delivers changes to the host, which has `there` for the same game and options and lets this page have it; returns the
 * state that the host then stores. Nothing acknowledged is lost: if the game was continued in both places, the user
 * chooses, and the other version goes to the saved games. An interrupted run can be repeated safely. @throws
 * UnsettledError.
 */
export async function settle(
  unsaved: UnsavedChanges,
  there: KeptGame | null,
  { bridge, choose, nameOf }: Settling,
): Promise<KeptGame | null> {
  const saveAside = (kept: KeptGame): Promise<unknown> => ask(bridge.request('named.aside', nameOf(kept), kept));
  let now = there;
  for (const [i, result] of unsaved.finished.entries()) {
    const before = now;
    const ends = before !== null && isSame(before, result);
    if (ends && compare({ ...unsaved, finished: unsaved.finished.slice(i), kept: undefined }, before) === 'parted')
      await saveAside(before);
    await ask(bridge.request('play.finish', result));
    if (ends) now = null;
  }
  const { kept, game, options } = unsaved;
  const verdict = compare({ ...unsaved, finished: [] }, now);
  if (kept === undefined || verdict === 'behind') return now;
  if (kept === null) {
    if (now === null || verdict === 'parted') return now;
    await ask(bridge.request('play.drop', game, options));
    return null;
  }
  if (now === null && !unsaved.known.includes('') && (await isOver(kept, bridge))) return null;
  if (verdict === 'parted' && now !== null) {
    if (!choose) throw new UnsettledError();
    const choice = await choose(kept, now);
    await saveAside(choice === 'here' ? now : kept).catch(noteAsked);
    if (choice === 'there') return now;
  }
  await ask(bridge.request('play.keep', kept));
  return kept;
}

interface Settling {
  readonly bridge: Pick<Bridge, 'request'>;
  /** undefined: the user can't be asked yet. */
  readonly choose: Choose | undefined;
  /** Returns the name under which a game is set aside. */
  readonly nameOf: (kept: KeptGame) => string;
}

function noteAsked(error: unknown): never {
  if (error instanceof UnsettledError) error.asked = true;
  throw error;
}

async function ask(asked: ReturnType<Bridge['request']>): Promise<void> {
  const reply = await asked;
  if (!reply.ok) throw new UnsettledError(reply);
}

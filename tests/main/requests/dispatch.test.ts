import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test, onTestFinished } from 'vitest';
import type { Caller } from '../../../main/requests/claims.ts';
import { dispatch } from '../../../main/requests/dispatch.ts';
import { HANDLERS } from '../../../main/requests/handlers.ts';
import { makeHost, type Host } from '../../../main/requests/host.ts';
import { NO_WINDOW } from '../../../main/requests/no-window.ts';
import { hostInfoOf, RELEASES } from '../../../main/requests/host-info.ts';
import { SCHEMAS } from '../../../main/requests/request-schemas.ts';
import { type RefusalFacts, FACE_PARTS, type Reply, type RequestName, type Requests } from '../../../preload/api.ts';
import { openStore } from '../../../main/store/open.ts';
import { cardSet, WEBP } from '../store/games.ts';
import { KEPT, temporaryFolder } from '../browser/hosted.ts';

const page: Caller = { send: () => {} };
const ENDED = 1_700_000_100_000;

function host(): Host {
  const store = openStore(join(temporaryFolder(), 'data'));
  onTestFinished(() => store.close());
  const made = makeHost({ store, info: hostInfoOf('electron', '1.2.3', 'linux'), window: NO_WINDOW });
  made.claims.join(page);
  return made;
}

async function ask<N extends RequestName>(given: Host, name: N): Promise<Requests[N]['answer']> {
  const reply = (await dispatch(given, page, name, [])) as Reply<Requests[N]['answer']>;
  if (!reply.ok) throw new Error(reply.refusal.message);
  return reply.value;
}

describe('a request', () => {
  test('has a schema and a handler for each name, and no others', () => {
    expect(Object.keys(SCHEMAS).toSorted()).toEqual(Object.keys(HANDLERS).toSorted());
  });

  test.each([
    ['a name nobody knows', 'open.door', [], 'open.door'],
    ['a name of Object itself', 'constructor', [], 'constructor'],
    ['a name that is no text', 7, [], 'a number'],
    ['arguments that are no list', 'play.open', { game: 'golf' }, 'play.open'],
    ['too few arguments', 'play.open', ['golf'], 'options'],
    ['too many arguments', 'play.open', ['golf', '', 1], '2 arguments'],
    ['a game that is no name', 'play.open', ['../golf', ''], 'game'],
    ['a name of a game too long', 'play.open', ['a'.repeat(65), ''], 'game'],
    ['options too long', 'play.open', ['golf', 'a'.repeat(201)], 'options'],
    ['a kept game without its deal', 'play.keep', [{ ...KEPT, deal: undefined }], 'kept.deal'],
    ['moves in no notation', 'play.keep', [{ ...KEPT, moves: '<script>' }], 'kept.moves'],
    ['cards of no deck', 'play.keep', [{ ...KEPT, cards: 'ACXX' }], 'kept.cards'],
    ['more moves than anyone makes', 'play.keep', [{ ...KEPT, moves: '0 '.repeat(100_001) }], 'kept.moves'],
    ['a deal that is no whole number', 'play.keep', [{ ...KEPT, deal: 1.5 }], 'kept.deal'],
    ['a deal that is not finite', 'play.keep', [{ ...KEPT, deal: Infinity }], 'kept.deal'],
    [
      'help that is no help',
      'play.keep',
      [{ ...KEPT, help: { undos: -1, hints: 0, solver: false } }],
      'kept.help.undos',
    ],
    ['a field nobody knows', 'play.keep', [{ ...KEPT, more: 1 }], 'kept.more'],
    ['an outcome nobody knows', 'play.finish', [{ ...KEPT, outcome: 'draw', ended: ENDED }], 'finished.outcome'],
    ['a limit out of bounds', 'results.list', [null, null, 1001, null], 'limit'],
    ['a mark that is no mark', 'results.list', [null, null, 10, { ended: 1 }], 'mark'],
    ['a name of blanks', 'named.keep', [' \n ', KEPT], 'name'],
    ['an import of what nobody knows', 'import.add', [1, 'cards', 1, []], 'kind'],
    ['a picture that is none', 'pictures.keep', ['back', 'aGVsbG8gdGhlcmU='], 'webp'],
    ['a picture for what has none', 'pictures.keep', ['card', WEBP], 'name'],
    ['a picture that is no text', 'pictures.keep', ['back', { webp: WEBP }], 'webp'],
    ['a card set without its cards', 'sets.keep', [{ ...cardSet('A set'), parts: ['back'] }], 'set.parts'],
    ['a card that no set has', 'sets.add', [cardSet('A set').id, '1X', WEBP], 'part'],
    ['a set called by a path', 'sets.drop', ['../../etc'], 'set'],
    ['more pictures at once', 'sets.parts', [cardSet('A set').id, FACE_PARTS.slice(0, 15)], 'parts'],
    ['a colour that is an address', 'settings.change', [{ tableColour: 'url(//x)' }], 'change.tableColour'],
    ['a setting nobody knows', 'settings.change', [{ colour: 'red' }], 'change.colour'],
    ['a speed that nobody offers', 'settings.change', [{ speed: 1e-9 }], 'change.speed'],
    ['a game that does not exist', 'play.open', ['constructor', ''], 'game'],
    ['options that a game has not', 'play.open', ['klondike', 'dealing=nine'], 'options'],
    ['a kept game that does not exist', 'play.keep', [{ ...KEPT, game: 'constructor', options: '' }], 'kept.game'],
    ['a kept game with options of another', 'play.keep', [{ ...KEPT, options: 'suits=one' }], 'kept.options'],
    ['a kept game of a deal that can’t be', 'play.keep', [{ ...KEPT, deal: 2 ** 31 }], 'kept.deal'],
    ['more moves standing than were made', 'play.keep', [{ ...KEPT, at: 4 }], 'kept.at'],
    ['more moves counted than were made', 'play.keep', [{ ...KEPT, moveCount: 9 }], 'kept.moveCount'],
    ['a clock that ran for a year', 'play.keep', [{ ...KEPT, clock: 365 * 86_400_000 }], 'kept.clock'],
    [
      'an end of a game that does not exist',
      'play.finish',
      [{ ...KEPT, game: 'hasownproperty', outcome: 'won', ended: ENDED }],
      'finished.game',
    ],
    ['a name for a game that does not exist', 'named.keep', ['A game', { ...KEPT, game: 'constructor' }], 'kept.game'],
    ['a volume too loud', 'settings.change', [{ volume: 2 }], 'change.volume'],
    ['options of a game named constructor', 'settings.change', [{ options: { constructor: 'a=b' } }], 'change.options'],
  ])('is refused with the field’s name when it has %s', async (_what, name, args, field) => {
    const reply = await dispatch(host(), page, name, args);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'malformed' } });
    expect(reply.ok ? '' : reply.refusal.message).toContain(field);
  });

  test('is refused for a game that no page has open', async () => {
    for (const [name, args] of [
      ['play.keep', [KEPT]],
      ['play.drop', ['klondike', 'dealing=one']],
      ['play.finish', [{ ...KEPT, outcome: 'won', ended: ENDED }]],
    ] as const)
      expect(await dispatch(host(), page, name, args)).toMatchObject({ ok: false, refusal: { code: 'elsewhere' } });
  });

  test('is refused when it saves a move of the state replaced by a restore', async () => {
    const given = host();
    await dispatch(given, page, 'play.open', [KEPT.game, KEPT.options]);
    const [backup] = (await ask(given, 'backups.make')).list;
    const progress = { ended: false };
    const restored = dispatch(given, page, 'backups.restore', [backup!.name]).finally(() => (progress.ended = true));
    const replies: Reply<unknown>[] = [];
    while (!progress.ended) {
      replies.push(await dispatch(given, page, 'play.keep', [KEPT]));
      await nextTurn();
    }
    expect(await restored).toMatchObject({ ok: true });
    expect(replies.some(({ ok }) => ok)).toBe(true);
    expect(await ask(given, 'play.list')).toEqual([]);
  });

  test('is answered with a message when the store fails', async () => {
    const given = host();
    given.store.close();
    const reply = await dispatch(given, page, 'settings.read', []);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'failed' } });
    expect(reply.ok ? '' : reply.refusal.message).toMatch(/could not be read or kept: .+\.$/);
  });

  test.each<[string, (given: ReturnType<typeof host>) => Promise<Reply<unknown>>, RefusalFacts]>([
    [
      'a backup that is not there',
      (given) => dispatch(given, page, 'backups.restore', ['none.db']),
      { because: 'no-backup', text: 'none.db' },
    ],
    [
      'a name of odd signs',
      (given) => dispatch(given, page, 'named.keep', ['a\u202e', KEPT]),
      { because: 'odd-signs', text: 'name' },
    ],
    [
      'moves that are none',
      (given) => dispatch(given, page, 'play.keep', [{ ...KEPT, moves: '?' }]),
      { because: 'no-moves', text: 'kept.moves' },
    ],
    [
      'a part too many',
      (given) => dispatch(given, page, 'play.keep', [{ ...KEPT, more: 1 }]),
      { because: 'unheard-of', text: 'kept.more' },
    ],
    [
      'too few parts',
      (given) => dispatch(given, page, 'play.open', ['klondike']),
      { because: 'absent', text: 'options' },
    ],
    [
      'a request of no name',
      (given) => dispatch(given, page, 'nothing', []),
      { because: 'unheard-of', text: 'nothing' },
    ],
    ['an import that is another’s', (given) => dispatch(given, page, 'import.finish', [7]), { because: 'importing' }],
  ])('for %s says what is the matter by a code with its facts', async (_what, ask, about) => {
    const reply = await ask(host());
    expect(reply.ok ? undefined : reply.refusal.about).toEqual(about);
  });
});

describe('a game in progress', () => {
  test('is reopened as saved, and removed when finished', async () => {
    const given = host();
    const ask = (name: string, ...args: unknown[]) => dispatch(given, page, name, args);
    expect(await ask('play.open', 'klondike', 'dealing=one')).toEqual({
      ok: true,
      value: { status: 'mine', kept: null },
    });
    expect(await ask('play.keep', KEPT)).toEqual({ ok: true, value: null });
    expect(await ask('play.open', 'klondike', 'dealing=one')).toEqual({
      ok: true,
      value: { status: 'mine', kept: KEPT },
    });
    expect(await ask('play.list')).toMatchObject({ ok: true, value: [{ game: 'klondike', deal: 617, moveCount: 2 }] });
    expect(await ask('play.finish', { ...KEPT, outcome: 'won', ended: ENDED })).toEqual({ ok: true, value: null });
    expect(await ask('play.list')).toEqual({ ok: true, value: [] });
    expect(await ask('results.list', 'klondike', null, 10, null)).toMatchObject({
      ok: true,
      value: [{ outcome: 'won', score: 5 }],
    });
    expect(await ask('statistics.of', 'klondike', null)).toMatchObject({ ok: true, value: { played: 1, won: 1 } });
    expect(await ask('statistics.all')).toMatchObject({ ok: true, value: [{ game: 'klondike' }] });
    expect(await ask('results.get', 1)).toMatchObject({ ok: true, value: { outcome: 'won', moves: KEPT.moves } });
  });

  test('is dropped when undone to its start', async () => {
    const given = host();
    await dispatch(given, page, 'play.open', ['klondike', 'dealing=one']);
    await dispatch(given, page, 'play.keep', [KEPT]);
    await dispatch(given, page, 'play.drop', ['klondike', 'dealing=one']);
    expect(given.store.kept.list()).toEqual([]);
  });
});

describe('settings', () => {
  test('change as asked and keep the others', async () => {
    const given = host();
    const change = { volume: 0.25, favourites: ['golf'], options: { klondike: 'dealing=one' } };
    const reply = await dispatch(given, page, 'settings.change', [change]);
    expect(reply).toMatchObject({ ok: true, value: { ...change, theme: 'system' } });
    expect(await dispatch(given, page, 'settings.read', [])).toEqual(reply);
  });
});

test('reports the version, the host and opening errors in hello', async () => {
  expect(await dispatch(host(), page, 'hello', [])).toEqual({
    ok: true,
    value: { version: '1.2.3', releases: RELEASES, host: 'electron', platform: 'linux', notices: [] },
  });
});

describe('a long operation', () => {
  const ask = (given: Host, from: Caller, name: RequestName, ...args: unknown[]) => dispatch(given, from, name, args);

  test('is stopped by the page that started it and by no other', async () => {
    const given = host();
    const other: Caller = { send: () => {} };
    await ask(given, page, 'play.finish', { ...KEPT, outcome: 'won', ended: ENDED });
    const first = ask(given, page, 'statistics.reset', null);
    expect(await ask(given, other, 'statistics.reset', null)).toMatchObject({ ok: false, refusal: { code: 'busy' } });
    await ask(given, other, 'work.stop');
    expect(await ask(given, page, 'work.stop')).toEqual({ ok: true, value: null });
    expect(await first).toMatchObject({ ok: false, refusal: { code: 'stopped' } });
    expect(given.store.backups.list).toEqual([]);
    expect(await ask(given, page, 'statistics.reset', null)).toMatchObject({ ok: true });
    expect(await ask(given, page, 'work.stop')).toEqual({ ok: true, value: null });
  });

  test('runs to its end when another page asks to stop it', async () => {
    const given = host();
    const other: Caller = { send: () => {} };
    const reset = ask(given, page, 'statistics.reset', null);
    await ask(given, other, 'work.stop');
    expect(await reset).toMatchObject({ ok: true });
  });
});

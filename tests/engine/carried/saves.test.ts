import { describe, expect, test } from 'vitest';
import type { ForeignGame } from '../../../engine/carried/foreign-game.ts';
import { type OpenedGame, openForeignGame } from '../../../engine/carried/open-game.ts';
import { readForeign } from '../../../engine/carried/read-foreign.ts';
import { KPATIENCE_MAP } from '../../../engine/carried/maps/game-map.ts';
import { dealOf } from '../../../engine/foreign/deal-of.ts';
import { findGame } from '../../../engine/games/index.ts';
import { isFaceDown, makeCardName, rankOf, suitOf } from '../../../engine/model/card.ts';
import { completeOptions } from '../../../engine/model/options.ts';
import { Session } from '../../../engine/session/session.ts';
import { expectedOf, sampleBytes, samplesIn } from './samples.ts';

type Texts = Readonly<Record<string, string>>;

function gameIn(folder: string, file: string): ForeignGame {
  const read = readForeign(sampleBytes(folder, file), '');
  if (!read.ok || read.value.kind !== 'game') throw new Error(`${file} is no saved game`);
  return read.value;
}

/** Returns the filled piles of a position by their names, as the samples write them. */
const filledIn = ({ piles, positions }: ForeignGame, at: number): Texts =>
  filled(
    Object.fromEntries(
      piles.map(({ name }, nth) => [name, (positions[at]?.[nth] ?? []).map((card) => makeCardName(card)).join(' ')]),
    ),
  );

const filled = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Returns the cards of our piles, all as if they lay face up. */
const pilesOf = ({ table }: Session): string[] =>
  Array.from({ length: table.piles }, (_, pile) =>
    Array.from({ length: table.size(pile) }, (_card, at) => makeCardName(table.at(pile, at)).toUpperCase()).join(' '),
  );

/** Spider of one and two suits is played with other suits of the same colours there. */
const byColour = (text: string): string => text.toUpperCase().replaceAll('C', 'S').replaceAll('D', 'H');

/** The expected result of the moves: all are played, or this many, for a reason. */
interface Reached {
  readonly played: number;
  readonly why: 'a shuffle in play' | 'other rules';
}
const PARTLY: Readonly<Record<string, Reached>> = {
  cruel: { played: 23, why: 'other rules' },
  'la-belle-lucie': { played: 8, why: 'a shuffle in play' },
  montana: { played: 0, why: 'a shuffle in play' },
};

function expectPlayed(opened: readonly OpenedGame[], name: string, moves: number): void {
  expect(opened).toHaveLength(1);
  expect(opened[0]).toMatchObject({ isHistory: true, moves, played: PARTLY[name]?.played ?? moves });
}

describe('a saved game of PySolFC', () => {
  interface Expected {
    readonly moves: number;
    readonly history: number;
    readonly suits: string;
    readonly deal: readonly string[];
    readonly piles: readonly string[];
    readonly slots: readonly { readonly role: string }[];
  }
  const names = samplesIn('pysolfc', '.pso');

  test.each(names)('%s has the positions that are expected, and is played on here', (name) => {
    const expected = expectedOf('pysolfc', name) as Expected;
    const game = gameIn('pysolfc', `${name}.pso`);
    const ofSuits = (texts: readonly string[]): Texts =>
      filled(Object.fromEntries(texts.map((text, at) => [at, expected.suits === 'CSHD' ? text : byColour(text)])));
    const ours = (at: number): Texts =>
      expected.suits === 'CSHD'
        ? filledIn(game, at)
        : Object.fromEntries(Object.entries(filledIn(game, at)).map(([pile, text]) => [pile, byColour(text)]));
    expect(ours(0)).toEqual(ofSuits(expected.deal));
    expect(ours(game.current)).toEqual(ofSuits(expected.piles));
    expect([game.current, game.positions.length - 1]).toEqual([expected.moves, expected.history]);
    const opened = openForeignGame(game);
    expectPlayed(opened, name, expected.moves);
    if (PARTLY[name]) return;
    const piles = pilesOf(opened[0]!.session).map(byColour);
    const columns = expected.piles.filter((text, at) => text !== '' && expected.slots[at]?.role === 'tableau');
    for (const column of columns) expect(piles).toContain(byColour(column));
  });

  test('keeps undone moves for redo', () => {
    const [opened] = openForeignGame(gameIn('pysolfc', 'freecell-long.pso'));
    let redone = 0;
    while (opened?.session.canRedo) {
      opened.session.redo();
      redone += 1;
    }
    expect(redone).toBe(5);
  });
});

describe('a saved game of KPatience', () => {
  interface Expected {
    readonly states: number;
    readonly current: number;
    readonly deal: Texts;
    readonly piles: Texts;
    readonly last: Texts;
  }

  test.each(samplesIn('kpatience', '.kpatience'))(
    '%s has the positions that are expected, and is played on',
    (name) => {
      const expected = expectedOf('kpatience', name) as Expected;
      const game = gameIn('kpatience', `${name}.kpatience`);
      expect([game.positions.length, game.current]).toEqual([expected.states, expected.current]);
      expect(filledIn(game, 0)).toEqual(filled(expected.deal));
      expect(filledIn(game, game.current)).toEqual(filled(expected.piles));
      expect(filledIn(game, game.positions.length - 1)).toEqual(filled(expected.last));
      const opened = openForeignGame(game);
      expectPlayed(opened, name, expected.current);
      const piles = pilesOf(opened[0]!.session);
      for (const [pile, text] of Object.entries(filled(expected.piles)))
        if (/^(?:store|stack|play|freecell)/.test(pile)) expect(piles).toContain(text.toUpperCase());
    },
  );

  test.each(samplesIn('kpatience', '.kpat'))('gives the position of %s in the old format, and its deal', (name) => {
    const { piles } = expectedOf('kpatience', name) as Expected;
    const game = gameIn('kpatience', `${name}.kpat`);
    expect(Object.values(filledIn(game, 0)).toSorted()).toEqual(Object.values(filled(piles)).toSorted());
    const opened = openForeignGame(game);
    expect(opened.map(({ isHistory }) => isHistory)).toEqual(name === 'old-yukon' ? [false] : [false, false]);
    expect(opened[0]?.session.moveCount).toBe(0);
  });

  test('may be any version when its options are unknown', () => {
    const opened = openForeignGame(gameIn('kpatience', 'old-klondike-no-options.kpat'));
    expect(opened.map(({ session }) => session.options)).toEqual(['dealing=unlimited', 'dealing=three']);
  });
});

/** Writes a saved game of PySolFC with one stack, as far as it is read. */
function pysolSave({
  id,
  seed,
  cards,
}: {
  readonly id: number;
  readonly seed: string;
  readonly cards: readonly number[];
}) {
  const short = (number: number): string => `M${String.fromCharCode(number & 255, number >> 8)}`;
  const head = [
    'U\x07PySolFC',
    'U\x053.6.1',
    'N',
    'K\x00',
    'K\x01',
    short(id),
    seed,
    'N',
    'K\x01',
    short(cards.length),
  ];
  const stack = cards.flatMap((card) => [short(card), 'K\x01']);
  const moves = 'cpysollib.game\nGameMoves\n)\x81}(U\x07history]U\x05indexK\x00ub';
  const text = [...head, ...stack, 'K\x01', 'K\x00', moves].map((part) => `\x80\x02${part}.`).join('');
  return readForeign(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    '',
  );
}

describe('a handmade saved game of PySolFC', () => {
  test('counts the ranks of a stripped pack', () => {
    const read = pysolSave({ id: 328, seed: 'K\x01', cards: [0, 1, 7, 8, 31] });
    const names =
      read.ok && read.value.kind === 'game' ? read.value.positions[0]?.[0]?.map((card) => makeCardName(card)) : [];
    expect(names).toEqual(['AC', '7C', 'KC', 'AS', 'KD']);
  });

  test.each([
    ['a fraction', 'G?\xf8\x00\x00\x00\x00\x00\x00'],
    ['not a number', 'G\x7f\xf8\x00\x00\x00\x00\x00\x00'],
    ['negative', 'J\xff\xff\xff\xff'],
  ])('has no number when it is %s', (_, seed) => {
    const read = pysolSave({ id: 2, seed, cards: [0] });
    expect(read.ok && read.value).toMatchObject({ kind: 'game', number: undefined });
  });
});

/** Writes the position on a table in KPatience's old format, which names neither the variant nor the uses of piles. */
function oldSave({ table }: Session, id: number, number: string): Uint8Array {
  const cardsIn = (pile: number): string =>
    Array.from({ length: table.size(pile) }, (_, at) => {
      const card = table.at(pile, at);
      return `<card suit="${suitOf(card)}" value="${rankOf(card)}" faceup="${isFaceDown(card) ? 0 : 1}" z="1"/>`;
    }).join('');
  const piles = Array.from({ length: table.piles }, (_, pile) => `<pile index="${pile}">${cardsIn(pile)}</pile>`);
  return new TextEncoder().encode(`<!DOCTYPE kpat>\n<dealer id="${id}" number="${number}">${piles.join('')}</dealer>`);
}

describe('a KPatience position without moves', () => {
  test.each([
    ['freecell', 3, ['freecell', 'bakers-game']],
    ['eight-off', 3, ['eight-off', 'forecell']],
    ['seahaven', 3, ['seahaven']],
    ['bakers-dozen', 20, ['bakers-dozen', 'spanish-patience', 'castles-in-spain', 'portuguese-solitaire']],
    ['streets-and-alleys', 19, ['streets-and-alleys']],
    ['citadel', 19, ['citadel']],
  ] as const)('fits for %s the versions with the same deal', (id, number, variants) => {
    const game = findGame(id)!;
    const options = [...KPATIENCE_MAP.values()].find((mapped) => mapped.game === id)!.options;
    const key = completeOptions(game, options)!;
    const deal = dealOf('kpatience', game, key, '1234');
    if (!deal.ok) throw new Error(id);
    const session = Session.begin(game, key, deal.value);
    for (let nth = 0; nth < 6; nth += 1) session.play(session.legalMoves()[0]!);
    const read = readForeign(oldSave(session, number, '1234'), '');
    if (!read.ok || read.value.kind !== 'game') throw new Error(id);
    expect(openForeignGame(read.value).map((opened) => opened.session.game.id)).toEqual(variants);
  });
});

test('fits Castles in Spain with face-down cards, otherwise any game with the same deal', () => {
  const cards = Array.from({ length: 52 }, (_, at) => {
    const face = at === 0 ? 'FACE' : 'face-up';
    return `<card id="${65_536 * at + 256 * (at % 4) + (at % 13) + 1}" turn="${face}"/>`;
  });
  const text = `<kpat-game game-type="bakersdozen"><state><move pile="stack0" position="0">${cards.join('')}</move></state></kpat-game>`;
  const gamesWith = (face: string): unknown => {
    const read = readForeign(new TextEncoder().encode(text.replace('FACE', face)), '');
    return read.ok && read.value.kind === 'game' && read.value.choices.map(({ game }) => game);
  };
  expect(gamesWith('face-down')).toEqual(['castles-in-spain']);
  expect(gamesWith('face-up')).toEqual(['bakers-dozen', 'spanish-patience', 'portuguese-solitaire']);
});

describe('a damaged saved game', () => {
  const kpatience = (inner: string, head = '<kpat-game game-type="yukon">'): Uint8Array =>
    new TextEncoder().encode(`${head}${inner}</kpat-game>`);
  const card = '<card id="0000001"/>';

  test.each([
    ['an unknown entity', kpatience('<state><move pile="&evil;" position="0"></move></state>')],
    ['a document type with entities', kpatience('', '<!DOCTYPE kpat [<!ENTITY a "b">]><kpat-game game-type="yukon">')],
    ['no cards', kpatience('')],
    ['a card in no move', kpatience(`<state>${card}</state>`)],
    ['a card that is none', kpatience('<state><move pile="store0" position="0"><card id="0000014"/></move></state>')],
    ['a position that is none', kpatience(`<state><move pile="store0" position="5">${card}</move></state>`)],
    ['an element that is not closed', kpatience('<state>')],
    ['elements nested too deep', kpatience(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)],
    ['too many states', kpatience(`<state></state>`.repeat(5000))],
  ])('is refused with %s', (_, bytes) => {
    const read = readForeign(bytes, '');
    expect(read).toEqual({ ok: false, error: expect.stringMatching(/damaged|unknown/) });
  });

  test('is not played with cards that are no deal', () => {
    const read = readForeign(kpatience(`<state><move pile="store0" position="0">${card}</move></state>`), '');
    expect(read.ok && read.value.kind === 'game' && openForeignGame(read.value)).toEqual([]);
  });
});

import { games } from '../../engine/games/index.ts';
import { deckOf } from '../../engine/model/deck-order.ts';
import { everyOptions, usualOptions } from '../../engine/model/options.ts';
import type { Game } from '../../engine/model/game.ts';
import { shuffled } from '../../engine/model/random.ts';
import { Session } from '../../engine/session/session.ts';
import { FACE_PARTS, MENU_NAMES, type KeptGame, type RecordedGame, type RequestName } from '../../preload/api.ts';
import type { Chance } from './chance.ts';

/* Valid values as the program itself would send, keep, export and share them. */

const BEGUN = Date.UTC(2026, 0, 1);

/** Plays a game at random, some of its moves undone. */
export function playedBy(chance: Chance, of: Game = chance.one(games)): Session {
  const options = chance.once(2) ? usualOptions(of) : chance.one(everyOptions(of));
  const number = 1 + chance.below(65_000);
  const session = Session.begin(of, options, chance.once(6) ? shuffled(deckOf(of, options), number, 9) : number);
  for (let moves = chance.below(25); moves > 0; moves -= 1) {
    const legal = session.legalMoves();
    if (legal.length > 0) session.play(chance.one(legal));
    if (chance.once(4)) session.autoplay();
  }
  if (chance.once(3)) session.undo();
  return session;
}

export function keptBy(chance: Chance, session = playedBy(chance)): KeptGame {
  const { moveCount, score } = session;
  const solver = chance.once(2);
  const help = {
    undos: chance.below(9),
    hints: chance.below(9),
    solver,
    ...(chance.once(4) && { shown: true as const }),
  };
  return { ...session.save(), moveCount, score, clock: chance.below(60_000), begun: BEGUN, help };
}

export function recordedBy(chance: Chance): RecordedGame {
  const outcome = chance.once(2) ? 'won' : 'lost';
  return { ...keptBy(chance), outcome, ended: BEGUN + chance.below(60_000) };
}

/** Makes the header of a WebP of a random size, with bytes behind it: as much as the host looks at. */
export function webpBy(chance: Chance): string {
  const bytes = Buffer.alloc(30 + 2 * chance.below(40), chance.below(256));
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUIntLE(chance.below(2700), 24, 3);
  bytes.writeUIntLE(chance.below(2700), 27, 3);
  return bytes.toString('base64');
}

const setIdBy = (chance: Chance): string => `set-${String(chance.below(4)).padStart(16, '0')}`;
const partBy = (chance: Chance): string => chance.one(['AC', 'TD', 'KS', 'back', '?R']);

/** Makes the description of a card set, or one of its pictures. */
export const setRowBy = (chance: Chance): object =>
  chance.once(2) ? { about: cardSetBy(chance) } : { set: setIdBy(chance), part: partBy(chance), webp: webpBy(chance) };

const cardSetBy = (chance: Chance): object => ({
  id: setIdBy(chance),
  name: chance.one(['Old cards', 'Ça va', 'A set']),
  kind: chance.one(['kde', 'aisleriot', 'pysol', 'pictures']),
  author: chance.one(['', 'A. Painter']),
  texts: [{ name: 'COPYING', text: 'Do as you like.\n\tOr not.' }].slice(chance.below(2)),
  parts: chance.once(2) ? FACE_PARTS : [...FACE_PARTS, 'back'],
});

export const settingsBy = (chance: Chance): object => ({
  theme: chance.one(['system', 'light', 'dark']),
  volume: chance.below(10) / 10,
  refusalVolume: chance.below(10) / 10,
  speed: chance.below(3),
  sounds: chance.once(2),
  favourites: ['golf', 'klondike'].slice(chance.below(3)),
  options: { klondike: 'dealing=one' },
  cardSet: chance.one(['classic', 'modern', setIdBy(chance)]),
  back: chance.one(['rays', 'own', 'set']),
  table: chance.one(['linen', 'own', 'colour']),
  tableColour: chance.one(['#000000', '#a1b2c3']),
  looks: { golf: { cardSet: 'modern', back: 'own', table: 'colour', tableColour: '#ffffff' } },
  milestonesTold: ['games', 'family-spider'].slice(chance.below(3)),
  milestoneDays: { games: chance.below(30_000) },
  puzzleRating: [1500, chance.below(350), 0.06],
  puzzlesSolved: { freecell: [1 + chance.below(50)] },
});

const carriedKeyBy = (chance: Chance): object => ({
  source: chance.one(['KPatience', 'PySolFC']),
  player: chance.one(['', 'Jürgen']),
  ...(chance.once(3) ? { game: '', options: '' } : { game: 'klondike', options: chance.one(['', 'dealing=three']) }),
});

const newCarriedBy = (chance: Chance): object => ({
  ...carriedKeyBy(chance),
  games: 1 + chance.below(3),
  played: 50 + chance.below(50),
  won: chance.below(50),
  longestWins: chance.one([null, 7]),
  longestLosses: null,
  bestTime: chance.one([null, 143_000]),
  fewestMoves: chance.one([null, 71]),
  rules: chance.one(['same', 'name', 'other']),
});

/** Makes stored totals of another program. */
export const carriedBy = (chance: Chance): object => ({ ...newCarriedBy(chance), taken: BEGUN + chance.below(9) });

/** Valid arguments for each request. The store refuses some of them because of its contents. */
export const ARGUMENTS: { readonly [N in RequestName]: (chance: Chance) => unknown[] } = {
  hello: () => [],
  'notices.seen': () => [],
  'settings.read': () => [],
  'settings.reset': () => [],
  'settings.change': (chance) => [settingsBy(chance)],
  'pictures.get': (chance) => [chance.one(['back', 'table'])],
  'pictures.keep': (chance) => [chance.one(['back', 'table']), webpBy(chance)],
  'pictures.drop': (chance) => [chance.one(['back', 'table'])],
  'sets.list': () => [],
  'sets.keep': (chance) => [cardSetBy(chance)],
  'sets.add': (chance) => [setIdBy(chance), partBy(chance), webpBy(chance)],
  'sets.parts': (chance) => [setIdBy(chance), [partBy(chance), partBy(chance)]],
  'sets.drop': (chance) => [setIdBy(chance)],
  'play.open': (chance) => wayOf(chance),
  'play.release': (chance) => wayOf(chance),
  'play.list': () => [],
  'play.keep': (chance) => [keptBy(chance)],
  'play.drop': (chance) => wayOf(chance),
  'play.finish': (chance) => [recordedBy(chance)],
  'statistics.of': (chance) => wayOf(chance),
  'statistics.all': () => [],
  'statistics.months': (chance) => wayOf(chance),
  'statistics.reset': () => ['golf'],
  'carried.list': () => [],
  'carried.keep': (chance) => [[newCarriedBy(chance), newCarriedBy(chance)]],
  'carried.drop': (chance) => [[carriedKeyBy(chance)]],
  'carried.search': () => [],
  'results.list': (chance) => [...wayOf(chance), 1 + chance.below(50), { ended: BEGUN, id: chance.below(20) }],
  'results.get': (chance) => [chance.below(20)],
  'results.won': (chance) => [...wayOf(chance), 1 + chance.below(5000)],
  'results.clean': (chance) => [1 + chance.below(50)],
  'reviews.get': (chance) => [reviewedBy(chance)],
  'reviews.list': (chance) => [...wayOf(chance), 1 + chance.below(50)],
  'reviews.keep': (chance) => [reviewedBy(chance), '1 9f wwl 4,2 1:0,6>9:54:4/0'],
  'puzzles.list': (chance) => [wayOf(chance)[0], 1 + chance.below(50)],
  'puzzles.keep': (chance) => [chance.below(20), '23 6>9,6>9x2 1400'],
  'puzzles.answer': (chance) => [chance.below(20), chance.one(['right', 'wrong'])],
  'export.results': (chance) => [chance.below(20)],
  'export.kept': () => [],
  'export.named': () => [],
  'import.begin': () => [],
  'import.add': (chance) => [1, 'results', 1, [recordedBy(chance)]],
  'import.finish': () => [1],
  'import.drop': () => [1],
  'work.stop': () => [],
  'named.list': () => [],
  'named.keep': (chance) => [`A game ${chance.below(30)}`, keptBy(chance)],
  'named.aside': (chance) => [`A game ${chance.below(30)}`, keptBy(chance)],
  'named.get': (chance) => [chance.below(20)],
  'named.rename': (chance) => [chance.below(20), `Another ${chance.below(30)}`],
  'named.drop': (chance) => [chance.below(20)],
  'backups.list': () => [],
  'backups.make': () => [],
  'backups.restore': () => ['baize-daily-20260101T000000Z.db'],
  'together.state': () => [],
  // An existing folder would be written into.
  'together.share': (chance) => [chance.one([null, '/there/is/none', 'nor-here'])],
  'together.look': () => [],
  'shared.next': () => [],
  'wish.next': () => [],
  'window.chooseFolder': () => [],
  'window.isFullScreen': () => [],
  'window.fullScreen': (chance) => [chance.once(2)],
  'window.quit': () => [],
  'log.tail': () => [],
  'window.menu': () => [Object.fromEntries(MENU_NAMES.map((name) => [name, `&Say ${name}`]))],
};

/** Returns a finished game by its number, or one in progress. */
function reviewedBy(chance: Chance): number | { game: string; options: string } {
  const [game, options] = wayOf(chance);
  return chance.below(2) === 0 ? chance.below(20) : { game, options };
}

function wayOf(chance: Chance): [string, string] {
  const game = chance.one(games);
  return [game.id, usualOptions(game)];
}

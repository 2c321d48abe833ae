import { type KeptGame, type RequestName, MENU_NAMES } from '../../preload/api.ts';
import { isCarriedKey, isNewCarried } from './carried-oracle.ts';
import {
  DIGITS,
  type Is,
  isFlag,
  isGame,
  isList,
  isMoment,
  isName,
  isNullOr,
  isObject,
  isOneOf,
  isOptions,
  isPlain,
  isText,
  isTuple,
  isWhole,
  SMALL,
} from './is.ts';
import { isDealt } from './sound.ts';
import { isWay } from './way-oracle.ts';

/* A second definition of well-formed values, written by hand without the program's schemas. */

const isMilestone: Is = (value) =>
  isText(64, `${SMALL}-`)(value) &&
  String(value)
    .split('-')
    .every((part) => part !== '');
const isMoves = isText(200_000, `${DIGITS}>x!* `);
const isReview: Is = (value) =>
  value !== '' && isText(100_000, `${SMALL}${SMALL.toUpperCase()}${DIGITS}_>!,:/ -`)(value);
const isCards: Is = (value) =>
  typeof value === 'string' &&
  value.length <= 1000 &&
  value.length % 2 === 0 &&
  Array.from({ length: value.length / 2 }, (_, i) => value.slice(2 * i, 2 * i + 2)).every(([rank = '', suit = '']) =>
    rank === '?' ? 'BR'.includes(suit) : 'A23456789TJQK'.includes(rank) && 'CDHS'.includes(suit),
  );
const isTimes: Is = (value) => value !== '' && isText(200_000, `${SMALL.slice(0, SMALL.indexOf('w'))}${DIGITS}`)(value);
const isCount = isWhole(0, 1_000_000_000);
const isNumber = isWhole(0, Number.MAX_SAFE_INTEGER);

const GAME: Readonly<Record<string, Is>> = {
  game: isGame,
  options: isOptions,
  rules: isWhole(0, 1_000_000),
  deal: isNumber,
  cards: isCards,
  moves: isMoves,
  at: isWhole(0, 200_000),
  moveCount: isWhole(0, 200_000),
  score: isWhole(-1_000_000_000, 1_000_000_000),
  clock: isWhole(0, 3_599_999_999),
  begun: isMoment,
  help: (value) =>
    isObject({ undos: isCount, hints: isCount, solver: isFlag })(value) ||
    isObject({ undos: isCount, hints: isCount, solver: isFlag, shown: (shown) => shown === true })(value),
};
const outcome = isOneOf('won', 'lost');

const isWith = (fields: Readonly<Record<string, Is>>): Is => {
  const [without, timed] = [isObject(fields), isObject({ ...fields, times: isTimes })];
  return (value) => without(value) || timed(value);
};

export const isKept = isWith(GAME);

/** Whether the game exists, with the options that its key leaves out, and can have reached that state. */
export function isPossible(of: KeptGame): boolean {
  const count = of.moves === '' ? 0 : of.moves.split(' ').length;
  return isDealt({ ...of, cards: '' }) && of.at <= count && of.moveCount <= count;
}

const isThere = (of: KeptGame): boolean => isWay(of.game, of.options) && isPossible(of);

/** Whether a kept game is as the page has it, with nothing left out of its key. */
export const isPlayable: Is = (value) => isKept(value) && isThere(value as KeptGame);
export const isRecorded = isWith({ ...GAME, outcome, ended: isMoment });
export const isNamed = isObject({ name: isName, saved: isMoment, kept: isKept });

const isShare: Is = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const isPoints: Is = (value) => typeof value === 'number' && value >= 0 && value <= 10_000;
const isPuzzle: Is = (value) => typeof value === 'number' && Number.isInteger(value) && value >= 1;
const isByGame =
  (is: Is): Is =>
  (value) =>
    isPlain(value) &&
    Object.keys(value).length <= 1000 &&
    // No game may have these names: a library that guards against them would drop the value silently.
    Object.entries(value).every(([game, of]) => isGame(game) && !['constructor', 'prototype'].includes(game) && is(of));

const isColour: Is = (value) =>
  typeof value === 'string' &&
  value.length === 7 &&
  value.startsWith('#') &&
  isText(6, `${DIGITS}abcdef`)(value.slice(1));
const isSetId: Is = (value) =>
  typeof value === 'string' &&
  value.startsWith('set-') &&
  value.length === 20 &&
  isText(16, `${DIGITS}abcdef`)(value.slice(4));
const isOurSet = isOneOf('classic', 'four-colour', 'large', 'index', 'modern', 'minimal', 'historic');
const LOOK: Readonly<Record<string, Is>> = {
  cardSet: (value) => isOurSet(value) || isSetId(value),
  back: isOneOf(
    ...'lattice waves rays plain stars tartan mosaic leaves'.split(' '),
    ...'engraved peacock deco koi compass botanical winter autumn set own'.split(' '),
  ),
  table: isOneOf('baize', 'wood', 'slate', 'wine', 'midnight', 'leather', 'linen', 'colour', 'own'),
  tableColour: isColour,
};

const isPictureName = isOneOf('back', 'table');
/**
 * Whether a value is a WebP as the seeds make it, with sides of at most `most`: the reader knows only one kind of
 * header.
 */
const isWebp =
  (letters: number, most: number): Is =>
  (value) => {
    if (typeof value !== 'string' || value === '' || value.length > letters) return false;
    const bytes = Buffer.from(value, 'base64');
    if (bytes.toString('base64') !== value || bytes.length < 30) return false;
    if (bytes.readUInt32LE(4) !== bytes.length - 8 || bytes.subarray(8, 16).toString('latin1') !== 'WEBPVP8X')
      return false;
    const sides = [bytes.readUIntLE(24, 3), bytes.readUIntLE(27, 3)];
    return bytes.subarray(0, 4).toString('latin1') === 'RIFF' && sides.every((side) => side < most);
  };
const isPicture = isWebp(480_000, 2560);

const CARDS = ['C', 'D', 'H', 'S'].flatMap((suit) => Array.from('A23456789TJQK', (rank) => rank + suit));
const isPart = isOneOf(...CARDS, 'back', '?B', '?R');
const isCardPicture = isWebp(200_000, 700);
/** Whether a text has no control characters but line ends and tabs. */
function isSeenText(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    value.length <= 40_000 &&
    Array.from(value).every((letter) => letter === '\n' || letter === '\t' || !/\p{Cc}/u.test(letter))
  );
}

const isLink: Is = (value) =>
  value === '' || (typeof value === 'string' && value.length <= 8000 && /^baize:[\u0021-\u007e]+$/.test(value));

const isLine: Is = (value) =>
  typeof value === 'string' &&
  value.length <= 120 &&
  Array.from(value).every((letter) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(letter));
const isCardSet = isObject({
  id: isSetId,
  name: (value) => value !== '' && isLine(value),
  kind: isOneOf('kde', 'aisleriot', 'pysol', 'pictures'),
  author: isLine,
  texts: isList(isObject({ name: isLine, text: isSeenText }), 3),
  parts: (value) =>
    isList(isPart, 55)(value) &&
    new Set(value as string[]).size === (value as string[]).length &&
    CARDS.every((card) => (value as string[]).includes(card)),
});
const isOwnImage = isObject({ name: isPictureName, webp: isPicture });
const isAboutSet = isObject({ about: isCardSet });
const isSetPicture = isObject({ set: isSetId, part: isPart, webp: isCardPicture });
/** Whether a value is a picture for the back or the table, a card set, or a picture of one. */
export const isOwnPicture: Is = (value) => [isOwnImage, isAboutSet, isSetPicture].some((is) => is(value));

const isNoted: Is = (value) => {
  if (typeof value !== 'string' || value.trim() === '' || value.trim().length > 500) return false;
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u.test(value.trim().replaceAll('\n', ''));
};
const isDeals: Is = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1_000_000;
const FOUND: Readonly<Record<string, Is>> = {
  deals: isDeals,
  won: isDeals,
  lost: isDeals,
  chance: isDeals,
  open: isDeals,
  simpleGames: isDeals,
  simpleWins: isDeals,
};
const isFound: Is = (value) => isObject(FOUND)(value) || isObject({ ...FOUND, moves: isDeals })(value);

export const isSettings = isObject(
  {
    ...LOOK,
    looks: isByGame(isObject(LOOK)),
    click: isOneOf('play', 'pick-up', 'nothing'),
    theme: isOneOf('system', 'light', 'dark'),
    language: isOneOf('system', 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'),
    zoom: isOneOf(80, 90, 100, 110, 125, 150),
    speed: isOneOf(0, 0.5, 1, 2),
    scan: isOneOf(0, 3, 1.5, 0.8),
    countdown: isOneOf(0, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20),
    volume: isShare,
    refusalVolume: isShare,
    winVolume: isShare,
    favourites: isList(isGame, 1000),
    recent: isList(isGame, 1000),
    options: isByGame(isOptions),
    ownGames: isByGame(isName),
    metNames: isByGame(isName),
    ownNotes: isByGame(isNoted),
    ownOdds: isByGame(isFound),
    milestonesTold: isList(isMilestone, 100),
    milestoneDays: isByGame(isWhole(0, 1_000_000)),
    puzzleRating: isTuple(isPoints, isPoints, isPoints),
    puzzlesSolved: isByGame(isList(isPuzzle, 1000)),
    puzzlesFailed: isByGame(isList(isPuzzle, 1000)),
    puzzlesHelped: isByGame(isList(isPuzzle, 1000)),
    race: isLink,
    wishes: isByGame(isOneOf('any', 'winnable', 'easy', 'medium', 'hard', 'very-hard')),
    finale: isOneOf('any', 'fountain', 'cascade', 'carousel', 'spiral', 'fan', 'ripple', 'pairs', 'burst'),
    ...Object.fromEntries(
      [
        'autoplay',
        'runsHome',
        'sounds',
        'leftHanded',
        'localLetters',
        'colourLetters',
        'showClock',
        'showMoves',
        'showScore',
        'showTimeline',
        'showProspect',
        'guard',
        'oneTry',
        'speedRun',
        'ghost',
        'hintDegrees',
        'pauseHides',
        'lessons',
        'milestones',
      ].map((name) => [name, isFlag]),
    ),
  },
  true,
);

const isLabel: Is = (value) => typeof value === 'string' && value.length > 0 && value.length <= 100;
const isFolderName: Is = (value) =>
  typeof value === 'string' && value.length > 0 && value.length <= 1000 && !/\p{C}/u.test(value);
const scope = [isNullOr(isGame), isNullOr(isOptions)] as const;
const nothing = isTuple();
const one = isTuple(isNumber);
const isReviewed: Is = (value) => isNumber(value) || isObject({ game: isGame, options: isOptions })(value);

/** Whether the arguments of each request are well formed. */
export const WELL_FORMED: { readonly [N in RequestName]: Is } = {
  hello: nothing,
  'notices.seen': nothing,
  'settings.read': nothing,
  'settings.reset': nothing,
  'settings.change': isTuple(isSettings),
  'pictures.get': isTuple(isPictureName),
  'pictures.keep': isTuple(isPictureName, isPicture),
  'pictures.drop': isTuple(isPictureName),
  'sets.list': nothing,
  'sets.keep': isTuple(isCardSet),
  'sets.add': isTuple(isSetId, isPart, isCardPicture),
  'sets.parts': isTuple(isSetId, isList(isPart, 14)),
  'sets.drop': isTuple(isSetId),
  'play.open': (value) => isTuple(isGame, isOptions)(value) && isWay(...(value as [string, string])),
  'play.release': isTuple(isGame, isOptions),
  'play.list': nothing,
  'play.keep': isTuple(isPlayable),
  'play.drop': isTuple(isGame, isOptions),
  'play.finish': isTuple((value) => isRecorded(value) && isThere(value as KeptGame)),
  'statistics.of': isTuple(...scope),
  'statistics.all': nothing,
  'statistics.months': isTuple(...scope),
  'statistics.reset': isTuple(isNullOr(isGame)),
  'carried.list': nothing,
  'carried.keep': isTuple(isList(isNewCarried, 1000)),
  'carried.drop': isTuple(isList(isCarriedKey, 1000)),
  'carried.search': nothing,
  'results.list': isTuple(...scope, isWhole(1, 1000), isNullOr(isObject({ ended: isNumber, id: isNumber }))),
  'results.get': one,
  'results.won': isTuple(isGame, isOptions, isWhole(1, 1_000_000)),
  'results.clean': isTuple(isWhole(1, 1000)),
  'reviews.get': isTuple(isReviewed),
  'reviews.list': isTuple(isGame, isNullOr(isOptions), isWhole(1, 1000)),
  'reviews.keep': isTuple(isReviewed, isReview),
  'puzzles.list': isTuple(isGame, isWhole(1, 1000)),
  'puzzles.keep': isTuple(isNumber, isText(1000, `${DIGITS}>x!, `)),
  'puzzles.answer': isTuple(isNumber, isOneOf('right', 'wrong')),
  'export.results': one,
  'export.kept': nothing,
  'export.named': nothing,
  'import.begin': nothing,
  'import.add': isTuple(
    isNumber,
    isOneOf('results', 'kept', 'named', 'settings', 'pictures', 'carried'),
    isNumber,
    isList(() => true, 5000),
  ),
  'import.finish': one,
  'import.drop': one,
  'work.stop': nothing,
  'named.list': nothing,
  'named.keep': isTuple(isName, isPlayable),
  'named.aside': isTuple(isName, isPlayable),
  'named.get': one,
  'named.rename': isTuple(isNumber, isName),
  'named.drop': one,
  'backups.list': nothing,
  'backups.make': nothing,
  'backups.restore': isTuple((value) => typeof value === 'string' && value.length <= 100),
  'together.state': nothing,
  'together.share': isTuple(isNullOr(isFolderName)),
  'together.look': nothing,
  'shared.next': nothing,
  'wish.next': nothing,
  'window.chooseFolder': nothing,
  'window.isFullScreen': nothing,
  'window.fullScreen': isTuple(isFlag),
  'window.quit': nothing,
  'log.tail': isTuple(),
  'window.menu': isTuple(isObject(Object.fromEntries(MENU_NAMES.map((name) => [name, isLabel])))),
};

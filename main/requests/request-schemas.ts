import * as v from 'valibot';
import {
  MAX_CARRIED_AT_ONCE,
  MAX_FOLDER_LETTERS,
  MAX_PARTS_ASKED,
  MENU_NAMES,
  type MenuName,
  PICTURES,
  type RequestName,
  type Requests,
} from '../../preload/api.ts';
import { playableCarried, playableRecorded, playableKept, playableWay } from './playable.ts';
import { cardPicture, cardSetId, ownCardSet, setPart } from '../values/card-sets.ts';
import { carriedKey } from '../values/carried.ts';
import { picture } from '../values/pictures.ts';
import { gameId, gameName, optionsKey, puzzleText, reviewText, settingsChange, whole } from '../values/schemas.ts';

/** A schema for the arguments of every request: nothing that a page sends is used unchecked. */
export type Schemas = { readonly [N in RequestName]: v.GenericSchema<unknown, Requests[N]['args']> };

const label = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const menuLabels = v.strictObject(
  Object.fromEntries(MENU_NAMES.map((name) => [name, label])) as Record<MenuName, typeof label>,
);

/** The highest deal number in any list of deals that can be won. */
const MAX_LISTED_DEAL = 1_000_000;

const title = v.title;
const nothing = v.strictTuple([]);
const pictureName = v.pipe(v.picklist(PICTURES), title('name'));
const ownSet = v.pipe(cardSetId, title('set'));
const number = whole(Number.MAX_SAFE_INTEGER);
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000), title('limit'));
const id = v.strictTuple([v.pipe(number, title('id'))]);
const scope = v.strictTuple([
  v.pipe(v.nullable(gameId), title('game')),
  v.pipe(v.nullable(optionsKey), title('options')),
]);
const reviewed = v.pipe(v.union([number, v.strictObject({ game: gameId, options: optionsKey })]), title('of'));
const gameAndOptions = v.strictTuple([v.pipe(gameId, title('game')), v.pipe(optionsKey, title('options'))]);

/** The schema of the arguments of every request. */
export const SCHEMAS: Schemas = {
  hello: nothing,
  'notices.seen': nothing,
  'log.tail': nothing,
  'settings.read': nothing,
  'settings.reset': nothing,
  'settings.change': v.strictTuple([v.pipe(settingsChange, title('change'))]),
  'pictures.get': v.strictTuple([pictureName]),
  'pictures.keep': v.strictTuple([pictureName, v.pipe(picture, title('webp'))]),
  'pictures.drop': v.strictTuple([pictureName]),
  'sets.list': nothing,
  'sets.keep': v.strictTuple([v.pipe(ownCardSet, title('set'))]),
  'sets.add': v.strictTuple([ownSet, v.pipe(setPart, title('part')), v.pipe(cardPicture, title('webp'))]),
  'sets.parts': v.strictTuple([ownSet, v.pipe(v.array(setPart), v.maxLength(MAX_PARTS_ASKED), title('parts'))]),
  'sets.drop': v.strictTuple([ownSet]),
  'play.open': playableWay,
  'play.release': gameAndOptions,
  'play.list': nothing,
  'play.keep': v.strictTuple([v.pipe(playableKept, title('kept'))]),
  'play.drop': gameAndOptions,
  'play.finish': v.strictTuple([v.pipe(playableRecorded, title('finished'))]),
  'statistics.of': scope,
  'statistics.all': nothing,
  'statistics.months': scope,
  'statistics.reset': v.strictTuple([v.pipe(v.nullable(gameId), title('game'))]),
  'carried.list': nothing,
  'carried.keep': v.strictTuple([v.pipe(v.array(playableCarried), v.maxLength(MAX_CARRIED_AT_ONCE), title('totals'))]),
  'carried.drop': v.strictTuple([v.pipe(v.array(carriedKey), v.maxLength(MAX_CARRIED_AT_ONCE), title('keys'))]),
  'carried.search': nothing,
  'results.list': v.strictTuple([
    ...scope.items,
    limit,
    v.pipe(v.nullable(v.strictObject({ ended: number, id: number })), title('mark')),
  ]),
  'results.get': id,
  'results.won': v.strictTuple([
    ...gameAndOptions.items,
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LISTED_DEAL), title('most')),
  ]),
  'results.clean': v.strictTuple([limit]),
  'reviews.get': v.strictTuple([reviewed]),
  'reviews.list': v.strictTuple([
    v.pipe(gameId, title('game')),
    v.pipe(v.nullable(optionsKey), title('options')),
    limit,
  ]),
  'reviews.keep': v.strictTuple([reviewed, v.pipe(reviewText, title('review'))]),
  'puzzles.list': v.strictTuple([v.pipe(gameId, title('game')), limit]),
  'puzzles.keep': v.strictTuple([v.pipe(number, title('result')), v.pipe(puzzleText, title('puzzle'))]),
  'puzzles.answer': v.strictTuple([
    v.pipe(number, title('result')),
    v.pipe(v.picklist(['right', 'wrong']), title('answer')),
  ]),
  'export.results': v.strictTuple([v.pipe(number, title('after'))]),
  'export.kept': nothing,
  'export.named': nothing,
  'import.begin': nothing,
  'import.add': v.strictTuple([
    v.pipe(number, title('ticket')),
    v.pipe(v.picklist(['results', 'kept', 'named', 'settings', 'pictures', 'carried']), title('kind')),
    v.pipe(number, title('first')),
    v.pipe(v.array(v.unknown()), v.maxLength(5000), title('rows')),
  ]),
  'import.finish': v.strictTuple([v.pipe(number, title('ticket'))]),
  'import.drop': v.strictTuple([v.pipe(number, title('ticket'))]),
  'work.stop': nothing,
  'named.list': nothing,
  'named.keep': v.strictTuple([v.pipe(gameName, title('name')), v.pipe(playableKept, title('kept'))]),
  'named.aside': v.strictTuple([v.pipe(gameName, title('name')), v.pipe(playableKept, title('kept'))]),
  'named.get': id,
  'named.rename': v.strictTuple([v.pipe(number, title('id')), v.pipe(gameName, title('name'))]),
  'named.drop': id,
  'backups.list': nothing,
  'backups.make': nothing,
  'backups.restore': v.strictTuple([v.pipe(v.string(), v.maxLength(100), title('name'))]),
  'together.state': nothing,
  'together.share': v.strictTuple([
    v.pipe(
      v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_FOLDER_LETTERS), v.regex(/^\P{C}*$/u))),
      title('folder'),
    ),
  ]),
  'together.look': nothing,
  'shared.next': nothing,
  'wish.next': nothing,
  'window.chooseFolder': nothing,
  'window.isFullScreen': nothing,
  'window.fullScreen': v.strictTuple([v.pipe(v.boolean(), title('on'))]),
  'window.quit': nothing,
  'window.menu': v.strictTuple([v.pipe(menuLabels, title('labels'))]),
};

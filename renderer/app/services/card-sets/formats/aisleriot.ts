import type { SetPart } from '../../../../../preload/api.ts';
import { folderOf, fileName, type SetFile } from '../files/set-file.ts';
import { Cutter } from '../svg/cut.ts';
import type { SvgBox } from '../svg/drawing.ts';
import { drawingIn, type FoundPicture, type FoundSet, mustBeWhole } from './found-set.ts';
import { cutByName } from './kde.ts';

const COLUMNS = 13;
const ROWS = 5;
const SUITS = ['club', 'diamond', 'heart', 'spade'];
const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const LETTERS = 'A23456789TJQK';
const LAST_ROW = [
  { part: '?B', id: 'joker_black' },
  { part: '?R', id: 'joker_red' },
  { part: 'back', id: 'back' },
] as const;
/** Least and greatest ratio of a card's width to its height: a page with other cells is no grid of cards. */
const SHAPES = [0.45, 1] as const;

/**
 * Reads a theme of AisleRiot: one drawing of thirteen columns and five rows with a card in each cell. A drawing whose
 * named cards are arranged otherwise is read by the names.
 */
export async function readAisleRiot(file: SetFile): Promise<FoundSet | undefined> {
  const drawn = await drawingIn(file);
  const cutter = new Cutter(drawn);
  if (!SUITS.some((suit) => cutter.has(`${suit}_1`) || cutter.has(`1_${suit}`))) return undefined;
  const grid = drawn.page && isGrid(drawn.page) ? drawn.page : undefined;
  const pictures = grid ? cutByField(cutter, grid, file.path) : cutByName(cutter, file.path);
  mustBeWhole(pictures);
  const name = fileName(file.path).replace(/\.svgz?$/, '');
  return {
    kind: 'aisleriot',
    name: name.replaceAll(/[-_]+/g, ' '),
    author: '',
    pictures,
    drawing: { path: file.path, drawn },
    folder: folderOf(file.path),
  };
}

function isGrid({ width, height }: SvgBox): boolean {
  const shape = width / COLUMNS / (height / ROWS);
  return shape >= SHAPES[0] && shape <= SHAPES[1];
}

function cutByField(cutter: Cutter, page: SvgBox, path: string): Map<SetPart, FoundPicture> {
  const pictures = new Map<SetPart, FoundPicture>();
  const [width, height] = [page.width / COLUMNS, page.height / ROWS];
  const add = (part: SetPart, ids: readonly string[], column: number, row: number): void => {
    const node = ids.map((id) => cutter.cut(id)).find((cut) => cut !== undefined);
    const box = { x: page.x + column * width, y: page.y + row * height, width, height };
    if (node) pictures.set(part, { node, box, path });
  };
  for (const [row, suit] of SUITS.entries())
    for (const [column, rank] of RANKS.entries()) {
      const part = `${LETTERS.charAt(column)}${'CDHS'.charAt(row)}` as SetPart;
      add(part, [`${suit}_${rank}`, `${rank}_${suit}`], column, row);
    }
  for (const [column, { part, id }] of LAST_ROW.entries()) add(part, [id], column, ROWS - 1);
  return pictures;
}

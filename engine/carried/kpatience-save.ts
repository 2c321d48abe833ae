import { type Card, FACE_DOWN, faceUp, isFaceDown, makeCard } from '../model/card.ts';
import { type ForeignGame, type ForeignPosition, SaveError } from './foreign-game.ts';
import { KPATIENCE } from './kpatience.ts';
import { choicesByFaces, choicesOfOldId, choicesOfType, useOfName } from './kpatience-names.ts';
import { rootOf, type XmlTag, xmlTags } from './xml.ts';

/** Whether a text is a saved game of KPatience, in the format since 2012 or the one before. */
export const isKPatienceSave = (text: string): boolean => ['kpat-game', 'dealer'].includes(rootOf(text));

/** The most states, piles, cards in one and in all, and cards laid in all. */
const MAX_STATES = 3000;
const MAX_PILES = 80;
const MAX_CARDS = 250;
const MAX_PACK = 500;
const MAX_LAID = 400_000;

/** Reads a saved game. @throws {SaveError} */
export function readKPatienceSave(text: string): ForeignGame {
  const tags = xmlTags(text);
  const root = tags.next().value as XmlTag | undefined;
  if (root?.name === 'kpat-game') return readStates(root, tags);
  if (root?.name === 'dealer') return readOld(root, tags);
  throw new SaveError('it is no saved game');
}

const attribute = (tag: XmlTag, name: string): string => {
  const value = tag.attributes.get(name);
  if (value === undefined) throw new SaveError(`${name} is missing`);
  return value;
};

function numberIn(tag: XmlTag, name: string, most: number): number {
  const text = attribute(tag, name);
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number <= most)) throw new SaveError(`${name} is no number`);
  return number;
}

const numberOfDeal = (tag: XmlTag, name: string): ForeignGame['number'] => {
  const text = tag.attributes.get(name) ?? '';
  return /^\d{1,10}$/.test(text) ? { program: 'kpatience', text } : undefined;
};

/** The piles of a game that is read state by state: a card leaves its pile when it is laid elsewhere. */
class LaidPiles {
  readonly names: string[] = [];
  readonly #piles: number[][] = [];
  readonly #where = new Map<number, number>();
  readonly #faces = new Map<number, boolean>();
  #laid = 0;

  /** Lays cards, by their ids, into a pile from `position` on. */
  lay(name: string, position: number, ids: readonly number[]): void {
    if ((this.#laid += ids.length) > MAX_LAID) throw new SaveError('it has too many moves');
    for (const id of ids) this.#lift(id);
    const at = this.#indexOf(name);
    const pile = this.#piles[at]!;
    if (position > pile.length || pile.length + ids.length > MAX_CARDS) throw new SaveError('a position is none');
    pile.splice(position, 0, ...ids);
    for (const id of ids) this.#where.set(id, at);
    if (this.#where.size > MAX_PACK) throw new SaveError('it has too many cards');
  }

  turn(id: number, isDown: boolean): void {
    this.#faces.set(id, isDown);
  }

  #lift(id: number): void {
    const at = this.#where.get(id);
    const pile = at === undefined ? undefined : this.#piles[at];
    if (pile) pile.splice(pile.indexOf(id), 1);
    this.#where.delete(id);
  }

  #indexOf(name: string): number {
    const known = this.names.indexOf(name);
    if (known >= 0) return known;
    if (this.names.length >= MAX_PILES) throw new SaveError('it has too many piles');
    this.#piles.push([]);
    return this.names.push(name) - 1;
  }

  position(): Card[][] {
    return this.#piles.map((pile) => pile.map((id) => cardOfId(id) | (this.#faces.get(id) === true ? FACE_DOWN : 0)));
  }
}

/** The parts of a card's id: its copy, its suit in the order of ours, its rank. */
function cardOfId(id: number): Card {
  const [suit, rank] = [(id >> 8) & 255, id & 255];
  if (suit > 3 || rank < 1 || rank > 13) throw new SaveError('a card is none');
  return makeCard(rank, suit);
}

const hasFaceDown = (position: ForeignPosition): boolean => position.some((cards) => cards.some(isFaceDown));

function readStates(root: XmlTag, tags: Iterable<XmlTag>): ForeignGame {
  const laid = new LaidPiles();
  const positions: Card[][][] = [];
  let current: number | undefined;
  let move: { readonly pile: string; readonly position: number; readonly ids: number[] } | undefined;
  for (const tag of tags) {
    if (tag.name === 'state' && tag.opens && tag.attributes.get('current') === 'true') current = positions.length;
    if (tag.name === 'move' && tag.opens)
      move = { pile: attribute(tag, 'pile').slice(0, 40), position: numberIn(tag, 'position', MAX_CARDS), ids: [] };
    if (tag.name === 'card' && tag.opens) {
      const id = numberIn(tag, 'id', 99_999_999);
      cardOfId(id);
      if (!move || move.ids.push(id) > MAX_CARDS) throw new SaveError('a card is in no move');
      const turn = tag.attributes.get('turn');
      if (turn !== undefined) laid.turn(id, turn === 'face-down');
    }
    if (tag.name === 'move' && tag.closes && move) {
      laid.lay(move.pile, move.position, move.ids);
      move = undefined;
    }
    if (tag.name === 'state' && tag.closes && positions.push(laid.position()) > MAX_STATES)
      throw new SaveError('it has too many moves');
  }
  if (positions.length === 0) throw new SaveError('it has no cards');
  const choices = choicesOfType(attribute(root, 'game-type'), root.attributes.get('game-type-options'));
  return {
    kind: 'game',
    source: KPATIENCE,
    choices: choicesByFaces(choices, hasFaceDown(positions[0] ?? []) ? 'face-down' : 'dealt-up'),
    number: numberOfDeal(root, 'deal-number'),
    piles: laid.names.map((name) => ({ name, use: useOfName(name) })),
    positions: positions.map((position) => laid.names.map((_, at) => position[at] ?? [])),
    isHistory: true,
    current: current ?? positions.length - 1,
  };
}

/** Reads the format before 2012, which has the position alone. */
function readOld(root: XmlTag, tags: Iterable<XmlTag>): ForeignGame {
  const piles: { readonly name: string; readonly cards: Card[] }[] = [];
  for (const tag of tags) {
    if (!tag.opens) continue;
    if (tag.name === 'pile') {
      if (piles.length >= MAX_PILES) throw new SaveError('it has too many piles');
      piles.push({ name: String(numberIn(tag, 'index', 999)), cards: [] });
    }
    if (tag.name === 'card') {
      const card = makeCard(numberIn(tag, 'value', 13), numberIn(tag, 'suit', 3));
      if (numberIn(tag, 'value', 13) === 0) throw new SaveError('a card is none');
      const cards = piles.at(-1)?.cards;
      if (!cards || cards.push(numberIn(tag, 'faceup', 1) === 1 ? faceUp(card) : card | FACE_DOWN) > MAX_CARDS)
        throw new SaveError('a card is in no pile');
    }
  }
  if (piles.every(({ cards }) => cards.length === 0)) throw new SaveError('it has no cards');
  const position: ForeignPosition = piles.map(({ cards }) => cards);
  const choices = choicesOfOldId(attribute(root, 'id'), root.attributes.get('options'));
  return {
    kind: 'game',
    source: KPATIENCE,
    // Cards that lie face up may have been turned.
    choices: hasFaceDown(position) ? choicesByFaces(choices, 'face-down') : choices,
    number: numberOfDeal(root, 'number'),
    piles: piles.map(({ name }) => ({ name, use: undefined })),
    positions: [position],
    isHistory: false,
    current: 0,
  };
}

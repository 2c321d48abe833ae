import { JACK, KING, QUEEN } from '../../../../../engine/rules.ts';
import type { Dress } from './dress.ts';
import type { Hat } from './hats.ts';
import type { Head } from './head.ts';
import type { Dye } from './ink.ts';
import type { Item } from './items.ts';

/** A figure: what it looks like, wears and holds. */
export interface Person {
  readonly head: Head;
  readonly hat: readonly [Hat, Dye];
  readonly dress: Dress;
  readonly item: readonly [Item, Dye];
  /** It looks to the right, and holds with the other hand. */
  readonly isTurned: boolean;
}

const KINGS: readonly Person[] = [
  {
    head: { hair: 'long', hairDye: 'brown', beard: 'full' },
    hat: ['high-crown', 'red'],
    item: ['orb', 'blue'],
    isTurned: true,
    dress: { mantle: 'blue', lining: 'paper', tunic: 'yellow', print: 'lozenges', printDye: 'red', collar: 'ermine' },
  },
  {
    head: { hair: 'rolled', hairDye: 'brown', beard: 'forked' },
    hat: ['crown', 'blue'],
    item: ['axe', 'red'],
    isTurned: false,
    dress: { mantle: 'yellow', lining: 'red', tunic: 'blue', print: 'crosses', printDye: 'paper', collar: 'ermine' },
  },
  {
    head: { hair: 'rolled', hairDye: 'yellow', beard: 'moustache' },
    hat: ['high-crown', 'blue'],
    item: ['sword', 'red'],
    isTurned: true,
    dress: { mantle: 'red', lining: 'yellow', tunic: 'blue', print: 'scales', printDye: 'yellow', collar: 'ermine' },
  },
  {
    head: { hair: 'long', hairDye: 'grey', beard: 'full' },
    hat: ['crown', 'red'],
    item: ['sceptre', 'red'],
    isTurned: false,
    dress: { mantle: 'blue', lining: 'yellow', tunic: 'red', print: 'lozenges', printDye: 'yellow', collar: 'ermine' },
  },
];

const QUEENS: readonly Person[] = [
  {
    head: { hair: 'ringlets', hairDye: 'brown', isSoft: true },
    hat: ['coronet', 'blue'],
    item: ['rose', 'red'],
    isTurned: false,
    dress: { mantle: 'red', lining: 'blue', tunic: 'yellow', print: 'crosses', printDye: 'red', collar: 'lace' },
  },
  {
    head: { hair: 'ringlets', hairDye: 'yellow', isSoft: true },
    hat: ['coronet', 'red'],
    item: ['lily', 'paper'],
    isTurned: true,
    dress: { mantle: 'blue', lining: 'red', tunic: 'yellow', print: 'stripes', printDye: 'red', collar: 'lace' },
  },
  {
    head: { hair: 'ringlets', hairDye: 'yellow', isSoft: true },
    hat: ['coronet', 'blue'],
    item: ['tulip', 'red'],
    isTurned: false,
    dress: { mantle: 'red', lining: 'yellow', tunic: 'paper', print: 'roundels', printDye: 'blue', collar: 'lace' },
  },
  {
    head: { hair: 'ringlets', hairDye: 'black', isSoft: true },
    hat: ['coronet', 'red'],
    item: ['daisy', 'yellow'],
    isTurned: true,
    dress: { mantle: 'yellow', lining: 'blue', tunic: 'red', print: 'scales', printDye: 'yellow', collar: 'lace' },
  },
];

const JACKS: readonly Person[] = [
  {
    head: { hair: 'cropped', hairDye: 'brown' },
    hat: ['plumed', 'blue'],
    item: ['pike', 'red'],
    isTurned: true,
    dress: { mantle: 'red', lining: 'yellow', tunic: 'blue', print: 'stripes', printDye: 'yellow', collar: 'linen' },
  },
  {
    head: { hair: 'rolled', hairDye: 'yellow' },
    hat: ['cap', 'red'],
    item: ['halberd', 'red'],
    isTurned: false,
    dress: { mantle: 'blue', lining: 'yellow', tunic: 'red', print: 'chevrons', printDye: 'yellow', collar: 'linen' },
  },
  {
    head: { hair: 'cropped', hairDye: 'brown', beard: 'moustache' },
    hat: ['plumed', 'red'],
    item: ['arrow', 'blue'],
    isTurned: true,
    dress: { mantle: 'yellow', lining: 'blue', tunic: 'red', print: 'stripes', printDye: 'paper', collar: 'linen' },
  },
  {
    head: { hair: 'rolled', hairDye: 'grey' },
    hat: ['cap', 'blue'],
    item: ['mace', 'yellow'],
    isTurned: false,
    dress: { mantle: 'red', lining: 'blue', tunic: 'yellow', print: 'chevrons', printDye: 'blue', collar: 'linen' },
  },
];

/** The figures by rank, and in it by suit: clubs, diamonds, hearts, spades. */
export const PEOPLE: Readonly<Partial<Record<number, readonly Person[]>>> = {
  [KING]: KINGS,
  [QUEEN]: QUEENS,
  [JACK]: JACKS,
};

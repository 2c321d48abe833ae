import { SHOWS } from '../../../../renderer/board/motion/shows/shows.ts';
import { drag, findGame, makeOptions, Session, tap } from '../../../../engine/rules.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { paintBack } from '../../../../renderer/board/art/cards/back-art.ts';
import { FETCHED_ART } from '../../../../renderer/board/art/fetched/fetched-art.ts';
import { Board } from '../../../../renderer/board/board.ts';
import type { BoardLook } from '../../../../renderer/board/model/look.ts';

/** The parts of the page that a test can use. */
export interface Demo {
  readonly board: Board;
  readonly session: Session;
  readonly drag: typeof drag;
  readonly tap: typeof tap;
  /** Every intent that the board reported, in order. */
  readonly reported: string[];
  /** When the first frame with cards was drawn, in milliseconds since the page's load began. */
  readonly firstFrame: Promise<number>;
  /** Every way to celebrate a win. */
  readonly shows: typeof SHOWS;
  /** Paints a back, with the art that is fetched. */
  readonly paintBack: (on: CanvasRenderingContext2D, back: BoardLook['back']) => void;
}

declare global {
  interface Window {
    demo?: Demo;
  }
}

/** A board on an otherwise empty page; the address names the game, deal and look. */
const asked = new URLSearchParams(location.search);
const game = findGame(asked.get('game') ?? 'klondike');
const host = document.getElementById('host');
if (!game || !host) throw new Error('There is no such game, or no place for it.');
const usual: BoardLook = {
  cardSet: 'classic',
  back: 'lattice',
  table: 'baize',
  tableColour: '#2f6f8f',
  pictures: {},
  letters: {},
  dark: false,
  speed: 1,
  leftHanded: false,
  click: 'pick-up',
};
const parsed = (name: string): object => JSON.parse(asked.get(name) ?? '{}') as object;
const options = makeOptions(game, { ...usualAnswers(game), ...parsed('options') });
const session = Session.begin(game, options, Number(asked.get('deal') ?? 1));
const reported: string[] = [];

const board = await Board.create({
  laid: () => undefined,
  drawable: () => undefined,
  host,
  look: { ...usual, ...parsed('look') },
  intents: {
    drop: (from, count, to) => {
      reported.push(`drop ${from} ${count} ${to}`);
      board.apply(session.play(drag(from, count, to)) ?? []);
    },
    tap: (pile) => {
      reported.push(`tap ${pile}`);
      board.apply(session.play(tap(pile)) ?? []);
    },
    play: (pile, index) => {
      reported.push(`play ${pile}`);
      const { undone, made } = session.click(pile, index) ?? { undone: [], made: [] };
      if (made.length === 0) return board.shake(pile, index);
      board.apply([...undone, ...made], undone.length > 0 ? 'straight' : 'each');
    },
    fill: (pile) => {
      reported.push(`fill ${pile}`);
      board.apply(session.fill(pile) ?? []);
    },
    idle: (pile) => reported.push(`idle ${pile}`),
    stuck: (pile, index) => board.shake(pile, index),
    doubleClick: (pile, index) => {
      reported.push(`double ${pile}`);
      board.apply(session.doubleClick(pile, index) ?? []);
    },
    collect: () => {
      reported.push('collect');
      board.apply(session.collect());
    },
    refused: (from, count, to) => reported.push(`refused ${from} ${count} ${to}`),
    picked: (pile, count) => reported.push(`picked ${pile} ${count}`),
    hint: () => reported.push('hint'),
    putBack: () => reported.push('put back'),
  },
});
board.show(session, asked.get('how') === 'deal' ? 'deal' : 'at-once');
const firstFrame = new Promise<number>((resolve) => {
  requestAnimationFrame(() => resolve(performance.now()));
});
const art = FETCHED_ART;
window.demo = {
  board,
  session,
  drag,
  tap,
  reported,
  firstFrame,
  shows: SHOWS,
  paintBack: (on, back) => paintBack(on, { cardSet: 'classic', back, dark: false, pictures: { art } }),
};

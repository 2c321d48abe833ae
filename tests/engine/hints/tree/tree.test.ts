import { expect, test } from 'vitest';
import { Tree, TreeNode } from '../../../../engine/hints/tree/tree.ts';
import { drag } from '../../../../engine/model/move.ts';

const [FIRST, SECOND, THIRD] = [drag(0, 1, 1), drag(0, 1, 2), drag(0, 1, 3)];
const node = (): TreeNode => new TreeNode([FIRST, SECOND, THIRD], Float32Array.of(0.5, 0.2, 0.3));

test('the move that most games began with comes first, of equals the likelier', () => {
  const tried = node();
  for (const at of [1, 1, 0, 2]) tried.note(at, 0.5);
  expect(tried.ranked()).toEqual([1, 0, 2]);
  expect(node().ranked()).toEqual([0, 2, 1]);
});

test('a node counts what the games through it came to', () => {
  const tried = node();
  tried.note(0, 1);
  tried.note(0, 0.1);
  tried.note(-1, 0.1);
  expect([tried.visits, tried.tries[0], tried.wins[0]]).toEqual([3, 2, 1]);
  expect(tried.mean).toBeCloseTo(0.4);
});

test('a tree holds for the game that goes on from where it was grown, and for no other', () => {
  const tree = new Tree('deal');
  tree.note(node(), [FIRST], 3);
  expect(tree.holds('deal', [FIRST, SECOND])).toBe(true);
  expect(tree.holds('deal', [SECOND])).toBe(false);
  expect(tree.holds('deal', [])).toBe(false);
  expect(tree.holds('another deal', [FIRST])).toBe(false);
});

test('a position visited often enough needs no more thinking until a card is turned up', () => {
  const tree = new Tree('deal');
  const [root, seldom, often] = [node(), node(), node()];
  for (let game = 0; game < 100; game++) root.note(0, 0);
  for (let game = 0; game < 30; game++) often.note(0, 0);
  for (let game = 0; game < 20; game++) seldom.note(0, 0);
  expect(tree.isThoughtOf(often, 3)).toBe(false);
  tree.note(root, [], 3);
  expect(tree.isThoughtOf(often, 3)).toBe(true);
  expect(tree.isThoughtOf(seldom, 3)).toBe(false);
  expect(tree.isThoughtOf(often, 2)).toBe(false);
});

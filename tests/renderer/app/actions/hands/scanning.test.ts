import { expect, test } from 'vitest';
import { type ScanChoice, Scanning } from '../../../../../renderer/app/actions/hands/scanning.ts';

/** Choices for a test, and a record of the highlighted and the executed ones. */
class Scene {
  readonly lit: string[] = [];
  readonly done: string[] = [];
  place = 0;
  names: readonly string[] = ['a', 'b', 'c'];
  readonly scanning = new Scanning({
    choices: () => this.names.map((name) => this.#choice(name)),
    place: () => this.place,
    tell: (name) => this.lit.push(name),
    clear: () => this.lit.push('-'),
  });

  steps(count: number): string {
    this.lit.length = 0;
    for (let i = 0; i < count; i++) this.scanning.step();
    return this.lit.join('');
  }

  /** Makes a choice; one whose name has several letters is chosen letter by letter. */
  #choice(name: string): ScanChoice {
    const inner = name
      .split('')
      .map((letter) => ({ name: letter, show: () => {}, use: () => void this.done.push(letter) }));
    return { name, show: () => {}, use: () => (name.length > 1 ? inner : void this.done.push(name)) };
  }
}

test('highlights choices in turn, selects on a press and restarts', () => {
  const scene = new Scene();
  expect(scene.steps(2)).toBe('ab');
  scene.scanning.press();
  expect(scene.done).toEqual(['b']);
  expect(scene.steps(4)).toBe('abca');
});

test('enters a group, and leaves it after two rounds without a press', () => {
  const scene = new Scene();
  scene.names = ['a', 'xy', 'c'];
  scene.steps(2);
  scene.scanning.press();
  expect(scene.steps(1)).toBe('x');
  scene.scanning.press();
  expect(scene.done).toEqual(['x']);
  scene.steps(2);
  scene.scanning.press();
  expect(scene.steps(6)).toBe('xyxyaxy');
});

test('ignores a second press before the next choice', () => {
  const scene = new Scene();
  scene.names = ['xy', 'c'];
  scene.steps(1);
  for (let i = 0; i < 3; i++) scene.scanning.press();
  expect(scene.steps(1)).toBe('x');
  for (let i = 0; i < 3; i++) scene.scanning.press();
  expect(scene.done).toEqual(['x']);
});

test('pauses after three rounds, and resumes on a press without selecting', () => {
  const scene = new Scene();
  expect(scene.steps(9)).toBe('abcabcabc');
  expect(scene.scanning.step()).toBe(false);
  expect(scene.scanning.step()).toBe(false);
  scene.scanning.press();
  expect(scene.done).toEqual([]);
  expect(scene.steps(2)).toBe('ab');
});

test('selects nothing after the table changed', () => {
  const scene = new Scene();
  scene.steps(2);
  scene.place = 1;
  scene.names = ['x', 'y'];
  scene.scanning.press();
  expect(scene.done).toEqual([]);
  expect(scene.steps(1)).toBe('x');
});

test('pauses without choices', () => {
  const scene = new Scene();
  scene.names = [];
  expect(scene.scanning.step()).toBe(false);
});

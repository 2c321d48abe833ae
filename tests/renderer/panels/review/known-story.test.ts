import { expect, test } from 'vitest';
import type { Knowable, RetrospectiveReview, Mistake } from '../../../../engine/search.ts';
import { knownStoryOf } from '../../../../renderer/panels/review/known-story.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { sayWhole } from '../../../../renderer/words/say.ts';

const KNOWABLE: Knowable = {
  by: 'play',
  shares: [0.4, 0.4],
  choices: 6,
  passed: 0,
  stopped: 0,
  lastPass: undefined,
  mistakes: [],
  luck: [],
  accuracy: 100,
};
const mistake = (at: number, better: number): Mistake => ({
  at,
  better: [],
  wins: { better, played: 10, of: 80, by: 'play' },
});

const storyOf = (more: Partial<Knowable>, outcome: 'won' | 'lost' = 'lost', deal: 'won' | 'lost' = 'won'): string => {
  const review: RetrospectiveReview['review'] = { known: [deal, 'lost'], plays: 0, wins: [], slips: [] };
  return knownStoryOf({ review, knowable: { ...KNOWABLE, ...more } }, { outcome });
};

test('praises a game without mistakes, and blames luck only where cards did it', () => {
  expect(storyOf({}, 'won')).toBe(sayExtra('trainer.played-all', { choices: 6 }));
  expect(storyOf({ luck: [{ at: 0, by: -0.3 }] })).toContain(sayExtra('trainer.all-luck'));
  expect(storyOf({ luck: [{ at: 0, by: 0.3 }] })).not.toContain(sayExtra('trainer.all-luck'));
});

test('mentions decisions not analysed for lack of time', () => {
  expect(storyOf({ passed: 3 })).toContain(sayExtra('trainer.passed', { passed: 3 }));
  expect(storyOf({})).not.toContain(sayExtra('trainer.passed', { passed: 0 }));
});

test('names the costliest mistake, and luck only after the last', () => {
  const mistakes = [mistake(1, 30), mistake(4, 50)];
  const shares = [0.5, 0.5, 0.4, 0.4, 0.4, 0.3, 0];
  const story = storyOf({ mistakes, shares, luck: [{ at: 5, by: -0.3 }] });
  expect(story).toContain(sayExtra('trainer.cost-most', { move: 5 }));
  expect(story).toContain(sayExtra('trainer.then-luck'));
  expect(storyOf({ mistakes, shares, luck: [{ at: 2, by: -0.3 }] })).not.toContain(sayExtra('trainer.then-luck'));
});

test('omits luck for a deal that can’t be won, and says where results don’t differ', () => {
  expect(storyOf({ luck: [{ at: 0, by: -0.3 }] }, 'lost', 'lost')).not.toContain(sayExtra('trainer.all-luck'));
  expect(storyOf({ by: 'way' })).toContain(sayExtra('trainer.by-way'));
  expect(storyOf({ by: 'play' })).not.toContain(sayExtra('trainer.by-way'));
  expect(storyOf({ accuracy: undefined, choices: 0 })).toBe('');
});

test('says that moves were left, and omits bad luck', () => {
  const luck = [{ at: 0, by: -0.3 }];
  const stopped = storyOf({ stopped: 0.9, luck });
  expect(stopped).toContain(sayExtra('trainer.stopped-share', { share: sayWhole(0.4) }));
  expect(stopped).not.toContain(sayExtra('trainer.all-luck'));
  expect(storyOf({ stopped: 1, shares: [1, 1] })).toContain(sayExtra('trainer.stopped'));
  expect(storyOf({ stopped: 0.9, by: 'way' })).toContain(sayExtra('trainer.stopped-way'));
  expect(storyOf({ stopped: 0.05, luck })).toContain(sayExtra('trainer.all-luck'));
});

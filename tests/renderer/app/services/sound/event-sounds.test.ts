import { expect, test } from 'vitest';
import type { Change } from '../../../../../engine/rules.ts';
import { withEvents } from '../../../../../renderer/app/services/sound/event-sounds.ts';
import { PLAY_TEMPO } from '../../../../../renderer/board/motion/flight-plan.ts';

const move = (count = 1): Change => ({
  kind: 'move',
  from: 0,
  to: 9,
  count,
  reversed: false,
  turned: false,
  together: false,
});
const laid = { sound: 'lay', after: 0.11 } as const;
const pitchAt = (chain: number) => withEvents([laid], [move()], { events: [], chain }, PLAY_TEMPO)[0]?.pitch;

test('raises the pitch of a chain from its second card on, up to two octaves', () => {
  const pitches = Array.from({ length: 30 }, (_, at) => pitchAt(at + 1));
  expect(pitches[0]).toBeUndefined();
  const rising = pitches.slice(1).map((pitch) => pitch ?? 0);
  expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  expect(rising.at(-1)).toBe(4);
});

test.each([
  ['suit', 1, 'suit'],
  ['suit', 13, ''],
  ['peak', 1, 'suit'],
  ['empty', 1, 'tick'],
] as const)('plays the event %s of %i cards once they have arrived: %s', (kind, count, sound) => {
  const heard = withEvents([laid], [move(count)], { events: [{ kind, change: 0 }], chain: 0 }, PLAY_TEMPO);
  const added = heard.slice(1);
  expect(added.map((each) => each.sound).join('')).toBe(sound);
  for (const { after } of added) expect(after).toBeCloseTo(PLAY_TEMPO.flight / 1000);
});

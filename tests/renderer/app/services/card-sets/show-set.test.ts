import { expect, test } from 'vitest';
import { USUAL_SETTINGS } from '../../../../../main/values/settings.ts';
import type { Bridge, CardSetId, Reply, Settings } from '../../../../../preload/api.ts';
import type { AppState } from '../../../../../renderer/app/model/app-state.ts';
import { showSet } from '../../../../../renderer/app/services/card-sets/show-set.ts';
import type { Preferences } from '../../../../../renderer/app/services/page/preferences.ts';

const GONE: CardSetId = 'set-0123456789abcdef';
const { cardSet, back, table, tableColour } = USUAL_SETTINGS;
const LOOK = { cardSet, back, table, tableColour };

/** Returns the changed settings, where a host replies like this for the pictures of a set that three looks use. */
async function changedBy(answer: Reply<(string | null)[]>, isWanted = true): Promise<Partial<Settings> | undefined> {
  const settings: Settings = {
    ...USUAL_SETTINGS,
    cardSet: GONE,
    back: 'set',
    looks: { golf: { ...LOOK, cardSet: GONE, back: 'rays' }, gaps: { ...LOOK, cardSet: 'modern', back: 'waves' } },
  };
  const bridge = { request: () => Promise.resolve(answer) } as unknown as Bridge;
  let changed: Partial<Settings> | undefined;
  const preferences = { set: (change: Partial<Settings>) => Promise.resolve(void (changed = change)) };
  const state = { settings, pictures: {}, change: () => {} };
  const parts = { bridge, state: state as unknown as AppState, preferences: preferences as unknown as Preferences };
  await showSet(parts, GONE, () => isWanted);
  return changed;
}

const NONE = Array.from({ length: 14 }, () => null);

test('drops a removed set from every look and keeps other backs', async () => {
  expect(await changedBy({ ok: true, value: NONE })).toEqual({
    cardSet: 'classic',
    back: 'lattice',
    looks: {
      golf: { ...LOOK, cardSet: 'classic', back: 'rays' },
      gaps: { ...LOOK, cardSet: 'modern', back: 'waves' },
    },
  });
});

test('changes nothing when the host is silent or another set was chosen', async () => {
  const refusal = { code: 'failed', message: 'gone' } as const;
  expect(await changedBy({ ok: false, refusal })).toBeUndefined();
  expect(await changedBy({ ok: true, value: NONE }, false)).toBeUndefined();
});

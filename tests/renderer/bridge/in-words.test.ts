import { afterEach, expect, test } from 'vitest';
import type { Bridge, Refusal } from '../../../preload/api.ts';
import { inWords } from '../../../renderer/bridge/in-words.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

const refusing = (refusal: Refusal): Bridge => ({
  request: () => Promise.resolve({ ok: false, refusal }),
  on: () => () => {},
});

const told = async (refusal: Refusal): Promise<unknown> => inWords(refusing(refusal)).request('settings.read');

test('a refusal is told in the language in use, with what the host said of it', async () => {
  const refusal = { code: 'failed', message: 'The disk is full.' } as const;
  expect(await told(refusal)).toEqual({ ok: false, refusal });
  speak('de', 'de');
  const message = 'Das ließ sich nicht lesen oder speichern. (The disk is full.)';
  expect(await told(refusal)).toEqual({ ok: false, refusal: { code: 'failed', message } });
});

import { afterEach, describe, expect, test } from 'vitest';
import type { Bridge, Refusal } from '../../../../../preload/api.ts';
import { inWords } from '../../../../../renderer/app/services/host/in-words.ts';
import { speak } from '../../../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

const refusing = (refusal: Refusal): Bridge => ({
  request: () => Promise.resolve({ ok: false, refusal }),
  on: () => () => {},
});

async function sayInWords(refusal: Refusal): Promise<string> {
  const reply = await inWords(refusing(refusal)).request('settings.read');
  return reply.ok ? '' : reply.refusal.message;
}

const message = 'What the host says in English.';

describe('gives a refusal in the present language by its code and facts', () => {
  test.each<[Omit<Refusal, 'message'>, string, string]>([
    [
      { code: 'failed', about: { because: 'full' } },
      'This couldn’t be read or saved: the disk is full.',
      'Das ließ sich nicht lesen oder speichern: Der Datenträger ist voll.',
    ],
    [
      { code: 'failed', about: { because: 'system', text: 'E2BIG' } },
      'This couldn’t be read or saved: the system says E2BIG.',
      'Das ließ sich nicht lesen oder speichern: Das System meldet „E2BIG“.',
    ],
    [
      { code: 'failed' },
      'This couldn’t be read or saved: for an unknown reason.',
      'Das ließ sich nicht lesen oder speichern: Der Grund ist nicht bekannt.',
    ],
    [
      { code: 'malformed', about: { because: 'odd-signs', text: 'name' } },
      '“name” wasn’t accepted: it contains characters not allowed in a name.',
      '„name“ wurde abgelehnt: Das enthält unzulässige Zeichen.',
    ],
    [
      { code: 'elsewhere', about: { because: 'importing' } },
      'Another window is busy with this: it has started an import since.',
      'Das geht gerade nur in einem anderen Fenster: Dort hat inzwischen ein Import begonnen.',
    ],
    [
      { code: 'taken' },
      'Another game already has that name. Choose a different one.',
      'So heißt schon ein anderes Spiel. Wähle einen anderen Namen.',
    ],
  ])('%o', async (refusal, english, german) => {
    expect(await sayInWords({ ...refusal, message })).toBe(english);
    await speak('de', 'de');
    expect(await sayInWords({ ...refusal, message })).toBe(german);
  });

  test('ignores an unknown reason', async () => {
    const odd = { code: 'failed', about: { because: 'toString' }, message } as unknown as Refusal;
    expect(await sayInWords(odd)).toBe('This couldn’t be read or saved: for an unknown reason.');
  });
});

import { afterEach, expect, test } from 'vitest';
import type { Bridge, Settings } from '../../../../../preload/api.ts';
import { inWords } from '../../../../../renderer/app/services/host/in-words.ts';
import { Preferences } from '../../../../../renderer/app/services/page/preferences.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { appWithGame } from '../../seated.ts';

afterEach(() => speak('en', 'en'));

/** A host that accepts the languages it knows. */
const host: Bridge = inWords({
  request: (_name, ...args) => {
    const [change] = args as readonly Partial<Settings>[];
    const refusal = {
      code: 'malformed',
      about: { because: 'no-choice', text: 'change.language' },
      message: '',
    } as const;
    return Promise.resolve((change?.language as string) === 'xx' ? { ok: false, refusal } : ({ ok: true } as never));
  },
  on: () => () => {},
});

test('changes the language after the host accepts it, and refuses in the former one', async () => {
  const { app } = await appWithGame('freecell', 1, { language: 'de' });
  await speak('de', 'de');
  const preferences = new Preferences({ bridge: host, state: app.state, notices: app.notices });
  await preferences.set({ language: 'xx' as never });
  expect(app.state.settings.language).toBe('de');
  expect(app.state.warning).toContain('„change.language“ wurde abgelehnt');
  await preferences.set({ language: 'fr', sounds: false });
  expect(app.state.settings).toMatchObject({ language: 'fr', sounds: false });
});

import type { Settings, Bridge } from '../../../../preload/api.ts';
import { wishCornerLetters } from '../../../words/letters/corner-letters.ts';
import {
  type Direction,
  directionOf,
  languageOf,
  localeOf,
  nameOfLanguage,
  preferredLocales,
} from '../../../words/language.ts';
import { say, speak, tongue } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from './notices.ts';
import { watchMenu } from './menu-labels.ts';
import type { Disposables } from '../../model/disposables.ts';

interface LanguageParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly disposables: Disposables;
}

/**
 * Switches to the language that is set, or to the system's; `pseudo`: the direction of the pseudo language, where a
 * test asks for that. Returns '' or, if its words can't be fetched and Baize stays English, a message about that.
 */
export async function takeLanguage(wanted: Settings['language'], pseudo: Direction | undefined): Promise<string> {
  const language = languageOf(wanted, preferredLocales());
  try {
    await speak(pseudo ? 'pseudo' : language, localeOf(language, preferredLocales()));
    nameOnPage(pseudo);
    return '';
  } catch {
    await speak('en', localeOf('en', preferredLocales()));
    nameOnPage(pseudo);
    return say('notice.language-missing', { language: nameOfLanguage(language) });
  }
}

/** Sets the page's language and its direction, for screen readers, hyphens and fonts. */
function nameOnPage(pseudo: Direction | undefined): void {
  const spoken = tongue();
  const language = spoken === 'pseudo' ? 'en' : spoken;
  document.documentElement.lang = localeOf(language, []);
  document.documentElement.dir = pseudo ?? directionOf(language);
}

const directionShown = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** Follows the setting and the system: changes the page and the menu as soon as the words are fetched. */
export function watchLanguage(parts: LanguageParts): void {
  const { disposables } = parts;
  const updateMenu = watchMenu(parts);
  const pseudo = tongue() === 'pseudo' ? directionShown() : undefined;
  const change = async (): Promise<void> => {
    const missing = await takeLanguage(parts.state.settings.language, pseudo);
    if (disposables.signal.aborted) return;
    parts.state.change({ message: '', beside: undefined, said: '' });
    if (missing) parts.notices.warn(missing);
    updateMenu();
  };
  const follow = (): void => void change();
  disposables.watch(() => parts.state.settings.language, follow);
  disposables.watch(() => parts.state.settings.localLetters, wishCornerLetters);
  addEventListener('languagechange', follow, { signal: disposables.signal });
}

import { MENU_NAMES, type MenuLabels, type Settings } from '../../../preload/api.ts';
import { languageOf, localeOf } from '../../words/language.ts';
import { say, speak, tongue } from '../../words/say.ts';
import type { App } from '../app.ts';
import { watch } from './watch.ts';

/** Speaks the language that is set, or the system's; tests may ask for a tongue of their own. */
export function takeLanguage(wanted: Settings['language'], pseudo: boolean): void {
  const language = languageOf(wanted, navigator.languages);
  speak(pseudo ? 'pseudo' : language, localeOf(language, navigator.languages));
  document.documentElement.lang = language;
}

/** Follows the setting and the system, at once and in the menu too. */
export function watchLanguage(app: App): void {
  const change = (): void => {
    takeLanguage(app.state.settings.language, tongue() === 'pseudo');
    app.state.change({ message: '', beside: undefined, said: '' });
    tellMenu(app);
  };
  watch(() => app.state.settings.language, change);
  addEventListener('languagechange', change);
}

const tellMenu = (app: App): void => void app.bridge.request('window.menu', menuLabels());

const menuLabels = (): MenuLabels =>
  Object.fromEntries(MENU_NAMES.map((name) => [name, say(`menu.${name}`)])) as MenuLabels;

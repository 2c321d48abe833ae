import { MENU_NAMES, type MenuLabels, type Settings } from '../../../preload/api.ts';
import { languageOf, localeOf } from '../../words/language.ts';
import { say, speak, type Tongue } from '../../words/say.ts';
import type { App } from '../app.ts';

/** Speaks the language that is set, or the system's; tests may ask for a tongue of their own. */
export function takeLanguage(wanted: Settings['language'], pseudo: boolean): Tongue {
  const language = languageOf(wanted, navigator.languages);
  const tongue = pseudo ? 'pseudo' : language;
  speak(tongue, localeOf(language, navigator.languages));
  document.documentElement.lang = language;
  return tongue;
}

/** Follows the setting and the system, at once and in the menu too. */
export function watchLanguage(app: App): void {
  let wanted = app.state.settings.language;
  const change = (): void => {
    app.state.change({
      tongue: takeLanguage(wanted, app.state.tongue === 'pseudo'),
      message: '',
      beside: undefined,
      said: '',
    });
    tellMenu(app);
  };
  app.state.subscribe(() => {
    if (wanted === app.state.settings.language) return;
    wanted = app.state.settings.language;
    change();
  });
  addEventListener('languagechange', change);
  tellMenu(app);
}

const tellMenu = (app: App): void => void app.bridge.request('window.menu', menuLabels());

const menuLabels = (): MenuLabels =>
  Object.fromEntries(MENU_NAMES.map((name) => [name, say(`menu.${name}`)])) as MenuLabels;

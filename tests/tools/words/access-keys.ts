import { MENU_NAMES } from '../../../preload/api.ts';
import { textsIn } from './catalogues.ts';

/** The items of each menu; on macOS letters open nothing. */
const MENUS = [
  'game-menu edit-menu view-menu options-menu help-menu',
  'new new-as choose favourite today daily puzzles milestones deal-number share restart pause keep-as statistics quit',
  'new no-favourite choose',
  'undo redo try-out correct-card edit-cut edit-copy edit-paste edit-all copy-deal copy-game paste hint deal all-home solve solution way-back why-lost',
  'zoom-reset zoom-in zoom-out timeline mute full-screen settings',
  'lesson rules keys about',
].map((names) => names.split(' '));

/** Lists the menu labels of a language without one access key, and those with the key of another one of their menu. */
export function wrongAccessKeys(language: string): string[] {
  const all: Readonly<Record<string, string>> = { ...textsIn('en'), ...textsIn(language) };
  const letterOf = (name: string): string =>
    all[`menu.${name}`]?.split('&')[1]?.charAt(0).toLocaleLowerCase(language) ?? '';
  const wrong = MENU_NAMES.filter((name) => all[`menu.${name}`]!.split('&').length !== 2 || letterOf(name) === '');
  const twice = MENUS.flatMap((names) =>
    names.filter((name) => names.some((other) => other !== name && letterOf(other) === letterOf(name))),
  );
  return [
    ...wrong.map((name) => `menu.${name} has no access key: ${all[`menu.${name}`]}`),
    ...twice.map((name) => `menu.${name} has the access key of another item: ${all[`menu.${name}`]}`),
  ];
}

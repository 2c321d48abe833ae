import { signal } from '@preact/signals';
import type { AppState } from '../../model/app-state.ts';
import type { Disposables } from '../../model/disposables.ts';

interface ThemeParts {
  readonly state: AppState;
  readonly disposables: Disposables;
}

/** Shows the page light or dark, by the setting or the system. */
export function watchTheme({ state, disposables }: ThemeParts): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const systemDark = signal(system.matches);
  system.addEventListener('change', () => (systemDark.value = system.matches), { signal: disposables.signal });
  disposables.watch(
    () => (state.settings.theme === 'system' ? systemDark.value : state.settings.theme === 'dark'),
    (dark) => {
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
      state.change({ dark });
    },
  );
}

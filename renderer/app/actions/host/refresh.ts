import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';

interface RefreshParts {
  readonly bridge: Bridge;
  readonly state: AppState;
}

/** Shows the settings, with the pictures they ask for, and the games in progress as the host has them now. */
export async function refresh({ bridge, state }: RefreshParts): Promise<void> {
  const [settings, going] = await Promise.all([bridge.request('settings.read'), bridge.request('play.list')]);
  if (settings.ok) state.change({ settings: settings.value, pictures: {} });
  if (going.ok) state.change({ going: going.value });
}

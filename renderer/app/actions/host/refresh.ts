import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';

interface RefreshParts {
  readonly bridge: Bridge;
  readonly state: AppState;
}

/** Updates settings, their pictures, and the games in progress from the host. */
export async function refresh({ bridge, state }: RefreshParts): Promise<void> {
  const [settings, going] = await Promise.all([bridge.request('settings.read'), bridge.request('play.list')]);
  if (settings.ok) state.change({ settings: settings.value, pictures: {} });
  if (going.ok) state.change({ gamesInProgress: going.value });
}

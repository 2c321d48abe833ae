import type { OneSwitch, SwitchTargets } from './one-switch.ts';

/** Sets up gamepads and one-switch scanning; the code for each is fetched when it is first used. */
export function lendHands(targets: SwitchTargets): void {
  const { state, disposables } = targets.parts;
  const plugIn = async (): Promise<void> => {
    const { Gamepads } = await import('./gamepad.ts');
    new Gamepads(targets).begin();
  };
  addEventListener('gamepadconnected', () => void plugIn(), { once: true, signal: disposables.signal });
  let scanned: OneSwitch | undefined;
  const isScanned = (): boolean => state.settings.scan > 0;
  const scan = async (): Promise<void> => {
    const { OneSwitch } = await import('./one-switch.ts');
    if (isScanned() && !disposables.signal.aborted) scanned ??= new OneSwitch(targets);
  };
  disposables.watch(isScanned, (on) => {
    scanned?.stop();
    scanned = undefined;
    if (on) void scan();
  });
  disposables.add(() => scanned?.stop());
}

import type { Page } from 'playwright/test';
import type { PadView } from '../../../renderer/app/actions/hands/pad-reading.ts';
import type { TableKey } from '../../../renderer/app/model/table/table-key.ts';

interface TestButton {
  readonly pressed: boolean;
  /** How many more times the page will read it: the first finds it down, the next up. */
  due: number;
}

/** A gamepad that a test plugs in, as the browser would show it. */
interface TestPad extends PadView {
  readonly buttons: readonly TestButton[];
  /** How often the page has read it. */
  looks: number;
}

declare global {
  interface Window {
    pad?: TestPad;
  }
}

/** The numbers of the buttons in the standard layout. */
export const PAD = {
  a: 0,
  b: 1,
  x: 2,
  y: 3,
  lb: 4,
  rb: 5,
  lt: 6,
  rt: 7,
  view: 8,
  menu: 9,
  up: 12,
  down: 13,
  left: 14,
  right: 15,
} as const;

/** Plugs a gamepad into a page. */
export async function plugIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({
      due: 0,
      get pressed() {
        const down = this.due === 2;
        this.due = Math.max(0, this.due - 1);
        return down;
      },
    }));
    const pad = { buttons, axes: [0, 0, 0, 0], looks: 0 };
    window.pad = pad;
    navigator.getGamepads = () => {
      pad.looks += 1;
      return [pad as never];
    };
    window.dispatchEvent(new Event('gamepadconnected'));
  });
  await page.waitForFunction(() => window.pad!.looks > 2);
}

/**
 * Presses buttons one after the other. Each is down for one reading by the page, however long that takes to come. If it
 * were held longer, a button that repeats might do so.
 */
export async function pressPad(page: Page, ...names: (keyof typeof PAD)[]): Promise<void> {
  await page.evaluate(
    async (numbers) => {
      for (const number of numbers) {
        const button = window.pad!.buttons[number]!;
        button.due = 2;
        while (button.due > 0) await new Promise((soon) => setTimeout(soon));
      }
    },
    names.map((name) => PAD[name]),
  );
}

/** The buttons that act like keys of the table. The keys to a pile's ends have none: those are reached step by step. */
export const PAD_OF: Partial<Record<TableKey, keyof typeof PAD>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  first: 'lt',
  last: 'rt',
  enter: 'a',
  escape: 'b',
  space: 'x',
};

import { getEventListeners } from 'node:events';
import type * as Signals from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bridge, RequestName } from '../../preload/api.ts';
import { type Program, start } from '../../renderer/app/start.ts';
import { openHost } from './app/seated.ts';

/** The effects of signals that run now, in all programs. */
const effects = vi.hoisted(() => ({ running: 0 }));

vi.mock('@preact/signals', async (importOriginal) => {
  const signals = await importOriginal<typeof Signals>();
  const effect = (act: () => void): (() => void) => {
    effects.running += 1;
    const end = signals.effect(act);
    return () => {
      effects.running -= 1;
      end();
    };
  };
  return { ...signals, effect };
});

/** A target of events that knows how many listeners it has. */
class CountedTarget extends EventTarget {
  readonly #names = new Set<string>();

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    this.#names.add(args[0]);
    super.addEventListener(...args);
  }

  get count(): number {
    return [...this.#names].reduce((sum, name) => sum + getEventListeners(this, name).length, 0);
  }
}

class FakeDocument extends CountedTarget {
  readonly visibilityState = 'visible';
  readonly activeElement = null;
  readonly documentElement = { dataset: {} as Record<string, string>, lang: '' };
  readonly hasFocus = (): boolean => true;
}

/** The parts of a page that a program without its board uses. */
let page: { readonly window: CountedTarget; readonly document: FakeDocument; readonly media: CountedTarget };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  page = { window: new CountedTarget(), document: new FakeDocument(), media: new CountedTarget() };
  const { window, document, media } = page;
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('document', document);
  vi.stubGlobal('matchMedia', () => Object.assign(media, { matches: false }));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts a program with a game on its table, and notes what it asks its host and how it listens to it. */
async function begin() {
  const { bridge: host, first } = openHost({ showProspect: false });
  const asked: RequestName[] = [];
  const heard = new Set<object>();
  const bridge: Bridge = {
    request: (name, ...args) => {
      asked.push(name);
      return host.request(name, ...args);
    },
    on: (_name, listener) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
  const program: Program = start(bridge, first, {
    families: () => Promise.resolve(new Map()),
    rulesOf: () => Promise.resolve(undefined),
  });
  page.document.documentElement.lang = '';
  const { games, state } = program.app;
  await games.enter('klondike', undefined, 1);
  // The words of the first language have been loaded.
  await vi.waitFor(() => expect(page.document.documentElement.lang).toBe('en'));
  program.actions.deal();
  return { program, state, asked, heard };
}

/** The number of everything that runs: listeners by target, effects and timers. */
const running = () => ({
  window: page.window.count,
  document: page.document.count,
  media: page.media.count,
  effects: effects.running,
  timers: vi.getTimerCount(),
});

const NOTHING = { window: 0, document: 0, media: 0, effects: 0, timers: 0 };

test('removes listeners, effects and timers when disposed', async () => {
  expect(running()).toEqual(NOTHING);
  const { program, heard } = await begin();
  const before = running();
  for (const [name, count] of Object.entries(before)) expect(count, name).toBeGreaterThan(0);
  expect(before.window).toBeGreaterThan(10);
  expect(before.effects).toBeGreaterThan(15);
  expect(heard.size).toBeGreaterThan(5);
  program.dispose();
  expect(running()).toEqual(NOTHING);
  expect(heard.size).toBe(0);
});

test('leaves a second program on the page untouched', async () => {
  const first = await begin();
  const one = running();
  const second = await begin();
  first.program.dispose();
  expect(running()).toEqual(one);
  first.asked.length = second.asked.length = 0;
  page.window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(second.asked).toContain('play.keep'));
  expect(first.asked).toEqual([]);
  first.state.change({ settings: { ...first.state.settings, theme: 'dark' } });
  expect(page.document.documentElement.dataset['theme']).toBe('light');
  second.state.change({ settings: { ...second.state.settings, theme: 'dark' } });
  expect(page.document.documentElement.dataset['theme']).toBe('dark');
  second.program.dispose();
  expect(running()).toEqual(NOTHING);
});

test('ends what is added after disposal', async () => {
  const { program } = await begin();
  program.dispose();
  const end = vi.fn();
  program.app.disposables.add(end);
  program.dispose();
  expect(end).toHaveBeenCalledOnce();
});

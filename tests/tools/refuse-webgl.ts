import type { Page } from 'playwright';

/** As a canvas has it. */
type GetContext = (kind: string, ...rest: unknown[]) => RenderingContext | null;

/** What is opened on this page from now on gets no WebGL, as where the graphics driver is one that browsers shun. */
export async function refuseWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
    const refusing = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]): RenderingContext | null {
      return kind.startsWith('webgl') ? null : Reflect.apply(usual, this, [kind, ...rest]);
    };
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', refusing);
  });
}

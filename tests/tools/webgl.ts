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

/**
 * What is opened on this page from now on draws by WebGL also where the processor does it, which the program itself
 * leaves to a plain canvas: a machine of the tests has no graphics card.
 */
export async function allowSoftwareWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
    const allowing = function (this: HTMLCanvasElement, kind: string, wishes?: object): RenderingContext | null {
      return Reflect.apply(usual, this, [kind, { ...wishes, failIfMajorPerformanceCaveat: false }]);
    };
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', allowing);
    const told = Reflect.get(WebGL2RenderingContext.prototype, 'getParameter') as (name: number) => unknown;
    const UNMASKED_RENDERER = 0x9246;
    const hiding = function (this: WebGL2RenderingContext, name: number): unknown {
      return name === UNMASKED_RENDERER ? 'a graphics card' : Reflect.apply(told, this, [name]);
    };
    Reflect.set(WebGL2RenderingContext.prototype, 'getParameter', hiding);
  });
}

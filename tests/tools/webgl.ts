import type { Page } from 'playwright';

/** The type of a canvas's `getContext`. */
type GetContext = (kind: string, ...rest: unknown[]) => RenderingContext | null;

/** Refuses WebGL to pages opened here from now on, like a browser that refuses the graphics driver. */
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
 * Makes pages opened here from now on draw by WebGL even where the processor does the drawing, for which the program
 * itself uses a plain canvas: test machines have no graphics card.
 */
export async function allowSoftwareWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = Reflect.get(HTMLCanvasElement.prototype, 'getContext') as GetContext;
    const allowing = function (this: HTMLCanvasElement, kind: string, wishes?: object): RenderingContext | null {
      return Reflect.apply(usual, this, [kind, { ...wishes, failIfMajorPerformanceCaveat: false }]);
    };
    Reflect.set(HTMLCanvasElement.prototype, 'getContext', allowing);
    const getParameter = Reflect.get(WebGL2RenderingContext.prototype, 'getParameter') as (name: number) => unknown;
    const UNMASKED_RENDERER = 0x9246;
    const hiding = function (this: WebGL2RenderingContext, name: number): unknown {
      return name === UNMASKED_RENDERER ? 'a graphics card' : Reflect.apply(getParameter, this, [name]);
    };
    Reflect.set(WebGL2RenderingContext.prototype, 'getParameter', hiding);
  });
}

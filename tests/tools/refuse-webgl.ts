import type { Page } from 'playwright';

/** What is opened on this page from now on gets no WebGL, as where the graphics driver is one that browsers shun. */
export async function refuseWebgl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    prototype.getContext = new Proxy(prototype.getContext, {
      apply: (usual, canvas, asked: [kind: string]): unknown =>
        asked[0].startsWith('webgl') ? null : Reflect.apply(usual, canvas, asked),
    });
  });
}

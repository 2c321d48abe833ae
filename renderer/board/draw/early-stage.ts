import type { Stage } from './stage.ts';

/**
 * As the stage asks for it; whoever asks for a canvas's context again gets the one that it has. Some browsers refuse it
 * where the processor would draw it, which suits: see below.
 */
const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  stencil: true,
  powerPreference: 'default',
  failIfMajorPerformanceCaveat: true,
};

/** What draws WebGL on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Until it is known how large the table is. */
const SMALL = { width: 1, height: 1, density: 1 };

let early: Promise<Stage> | undefined;
/** A board has a stage, be it an early one or not: another would be for nobody. */
let taken = false;

/**
 * Makes a stage ready before anything is there to be drawn: the graphics card takes a while over it, and the program is
 * still being read.
 */
export function makeStage(): void {
  if (taken) return;
  early = createStage();
  // Whoever takes it hears of it.
  early.catch(() => {});
}

/** The stage that was made before, once; after that another one. Rejects where nothing can be drawn. */
export async function takeStage(): Promise<Stage> {
  const stage = early ?? createStage();
  early = undefined;
  taken = true;
  return stage;
}

/** One that needs no graphics card. Rejects where nothing can be drawn. */
export async function plainStage(): Promise<Stage> {
  const { CanvasStage } = await import('./canvas-stage.ts');
  return new CanvasStage();
}

/**
 * The processor fills a plain canvas sooner: flights and shows take 17 to 33 ms a frame there where WebGL takes up to
 * 83. Any question is answered only when all is ready: whoever asks later need not wait.
 */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const { UNMASKED_RENDERER_WEBGL = gl.RENDERER } = gl.getExtension('WEBGL_debug_renderer_info') ?? {};
  const isSoft = SOFTWARE.test(String(gl.getParameter(UNMASKED_RENDERER_WEBGL)));
  // Nobody draws there, and it would be kept until the page ends.
  if (isSoft) gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoft;
}

async function createStage(): Promise<Stage> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', CONTEXT);
  if (!gl || isSoftware(gl)) return plainStage();
  const { WebglStage } = await import('./webgl-stage.ts');
  return WebglStage.create(canvas, SMALL).catch(plainStage);
}

import type { Stage } from './stage.ts';

/**
 * The context with the attributes that the stage would ask for: a later request for a canvas's context returns the one
 * it has. Some browsers refuse it where the processor would draw, and a plain canvas is faster there: see `isSoftware`.
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

/** Renderers that draw WebGL on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** The stage's size until the table's is known. */
const EARLY_SIZE = { width: 1, height: 1, density: 1 };

let early: Promise<Stage> | undefined;
/** A board has taken a stage; another would be of no use. */
let taken = false;

/**
 * Prepares a stage before there is anything to draw: the graphics card takes a while, and the program is still loading.
 */
export function makeStage(): void {
  if (taken) return;
  early = createStage();
  // `takeStage` reports the failure.
  early.catch(() => {});
}

/** Returns the prepared stage, once; after that a new one. Rejects where nothing can be drawn. */
export async function takeStage(): Promise<Stage> {
  const stage = early ?? createStage();
  early = undefined;
  taken = true;
  return stage;
}

/** Returns a stage that needs no graphics card. Rejects where nothing can be drawn. */
export async function plainStage(): Promise<Stage> {
  const { CanvasStage } = await import('./canvas-stage.ts');
  return new CanvasStage();
}

/**
 * Whether the processor draws WebGL. A plain canvas is faster there: flights and shows take 17 to 33 ms a frame instead
 * of up to 83 ms. The query blocks until the context is ready, so later users need not wait.
 */
function isSoftware(gl: WebGL2RenderingContext): boolean {
  const { UNMASKED_RENDERER_WEBGL = gl.RENDERER } = gl.getExtension('WEBGL_debug_renderer_info') ?? {};
  const isSoft = SOFTWARE.test(String(gl.getParameter(UNMASKED_RENDERER_WEBGL)));
  // The context is not used and would be kept until the page ends.
  if (isSoft) gl.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoft;
}

async function createStage(): Promise<Stage> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', CONTEXT);
  if (!gl || isSoftware(gl)) return plainStage();
  const { WebglStage } = await import('./webgl-stage.ts');
  return WebglStage.create(canvas, EARLY_SIZE).catch(plainStage);
}

import type { Stage } from './stage.ts';

/** As the stage asks for it; whoever asks for a canvas's context again gets the one that it has. */
const CONTEXT: WebGLContextAttributes = {
  alpha: true,
  antialias: false,
  premultipliedAlpha: true,
  preserveDrawingBuffer: false,
  stencil: true,
  powerPreference: 'default',
};

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

async function createStage(): Promise<Stage> {
  const canvas = document.createElement('canvas');
  const gl = canvas.getContext('webgl2', CONTEXT);
  if (!gl) return plainStage();
  // Any question is answered only when all is ready: whoever asks later need not wait.
  gl.getExtension('EXT_texture_filter_anisotropic');
  const { WebglStage } = await import('./webgl-stage.ts');
  return WebglStage.create(canvas, SMALL).catch(plainStage);
}

import type { Plugin } from 'vite';

/**
 * What Pixi finds out or makes before the first picture, with the answer that holds for every card with WebGL 2. Pixi
 * has no setting for it; `tests/lab/results/pixi-start.md` has what it costs.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  // The precision of a card's numbers, for which Pixi makes a second context.
  getMaxFragmentPrecision: "() => 'highp'",
  // Whether a canvas multiplies colours, for which Pixi draws on one and reads it back.
  canUseNewCanvasBlendModes: '() => true',
  // The same shaders for WebGPU, which the stage does not draw with.
  GpuProgram: 'class { static from() {} }',
};

/** Modules that set up masks, videos and spritesheets when Pixi is imported; the stage draws sprites alone. */
const SETTING_UP = /pixi\.js\/lib\/(?:index|rendering\/init|spritesheet\/init)\.mjs$/;

/** Makes Pixi start faster: it sets up only what the page imports, and the answers above are given at once. */
export const leanPixi: Plugin = {
  name: 'lean-pixi',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`pixi\\.js/lib/.*/(?:${Object.keys(ANSWERS).join('|')})\\.mjs$`) },
    handler(id) {
      const [, name = ''] = /(\w+)\.mjs$/.exec(id) ?? [];
      return `export const ${name} = ${ANSWERS[name]};`;
    },
  },
  transform: { filter: { id: SETTING_UP }, handler: (code) => ({ code, map: null, moduleSideEffects: false }) },
};

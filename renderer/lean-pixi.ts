import type { Plugin } from 'vite';

/**
 * What Pixi finds out about a graphics card before the first picture, with the answers that hold for every card with
 * WebGL 2: the precision of its numbers, for which Pixi makes a second context; how many textures a shader may choose
 * among, for which it compiles one (the stage has one texture); whether a canvas multiplies colours, for which it draws
 * on one and reads it back.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  getMaxFragmentPrecision: "() => 'highp'",
  checkMaxIfStatementsInShader: '() => 1',
  canUseNewCanvasBlendModes: '() => true',
};

/** Classes that Pixi names but that are never used here: `unsafe-eval` also patches WebGPU and particles. */
const UNUSED = ['GpuProgram', 'GpuUboSystem', 'ParticleBuffer'];

/**
 * Leaves out of Pixi what the page does not use: importing it sets up only what is imported, not spritesheets, films,
 * masks and events; and the questions above are answered without tests.
 */
export const leanPixi: Plugin = {
  name: 'lean-pixi',
  enforce: 'pre',
  load: {
    filter: { id: new RegExp(`pixi\\.js/lib/.*/(?:${[...Object.keys(ANSWERS), ...UNUSED].join('|')})\\.mjs$`) },
    handler(id) {
      const [, name = ''] = /(\w+)\.mjs$/.exec(id) ?? [];
      return `export const ${name} = ${ANSWERS[name] ?? 'class { static from() {} }'};`;
    },
  },
  transform: { filter: { id: /pixi\.js\/lib\/index\.mjs$/ }, handler: exportsOf },
};

/** Keeps a module's exports from other modules, and drops its side effects. */
function exportsOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => /^export .* from /.test(line))
    .join('\n');
}

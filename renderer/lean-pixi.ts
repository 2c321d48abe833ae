import type { Plugin } from 'vite';

/**
 * What Pixi asks of a graphics card before the first picture, and each answer as it is for every card with WebGL 2: the
 * precision of its numbers, for which Pixi makes a second context; how many textures a shader may choose among, for
 * which it compiles one (the stage has one texture); whether a canvas multiplies colours, for which it draws on one and
 * reads it back.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  getMaxFragmentPrecision: "() => 'highp'",
  checkMaxIfStatementsInShader: '() => 1',
  canUseNewCanvasBlendModes: '() => true',
};

/** Classes that Pixi names where nothing of theirs is ever used: `unsafe-eval` mends WebGPU and particles as well. */
const UNUSED = ['GpuProgram', 'GpuUboSystem', 'ParticleBuffer'];

/**
 * Leaves out of Pixi what the page does without: whoever imports it gets what was asked for and no more, where Pixi
 * would set up spritesheets, films, masks and its own events as well; and its questions are answered without being
 * asked.
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

/** What a module exports from others, and nothing that it does. */
function exportsOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => /^export .* from /.test(line))
    .join('\n');
}

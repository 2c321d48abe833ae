import type { Plugin } from 'vite';

/**
 * What Pixi asks of a graphics card before the first picture, and each answer as it is for every card with WebGL 2: the precision of
 * its numbers, for which Pixi makes a second context, and how many textures a shader may choose among, for which it compiles one; the
 * stage has one texture.
 */
const ANSWERS: Readonly<Record<string, string>> = {
  getMaxFragmentPrecision: "'highp'",
  checkMaxIfStatementsInShader: '1',
};

/** Gives Pixi these answers without asking: a second context costs the page as long as all its cards. */
export const leanPixi: Plugin = {
  name: 'lean-pixi',
  enforce: 'pre',
  load: {
    filter: { id: /pixi\.js\/lib\/.*\/(?:getMaxFragmentPrecision|checkMaxIfStatementsInShader)\.mjs$/ },
    handler(id) {
      const [, name = ''] = /(\w+)\.mjs$/.exec(id) ?? [];
      return `export const ${name} = () => ${ANSWERS[name]};`;
    },
  },
};

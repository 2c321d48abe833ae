import { type Plugin } from 'vite';

/**
 * Names the files of the program in the page's head, so that they are fetched and read together with the first lines, which would
 * otherwise have to run before the browser knows of the rest.
 */
export const preloadProgram: Plugin = {
  name: 'preload-program',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const program = chunks.find((chunk) => chunk.facadeModuleId?.endsWith('/main.tsx'));
      if (!program) this.error('The program has no file of its own.');
      const first = chunks.find((chunk) => chunk.isEntry);
      const files = [program.fileName, ...program.imports].filter(
        (file) => file !== first?.fileName && !first?.imports.includes(file),
      );
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

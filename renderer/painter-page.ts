import { build, type Plugin } from 'vite';
import { PAINTER_PAGE } from './app/services/card-sets/painter/painting.ts';

const SCRIPT = `${import.meta.dirname}/app/services/card-sets/painter/painter.ts`;

/**
 * Makes the painter's page with its script within: a page without an origin could fetch no script from a host that
 * answers its own page alone. The host names the script by its hash.
 */
export const painterPage: Plugin = {
  name: 'painter-page',
  apply: 'build',
  async generateBundle() {
    const script = (await painterScript()).trim();
    // The text between the tags must be the script, whole.
    if (/<\/script|<!--/i.test(script)) this.error('The script of the painter would end its own tag.');
    const source = `<!doctype html>\n<meta charset="utf-8">\n<title>Painter</title>\n<body>\n<script>${script}</script>\n`;
    this.emitFile({ type: 'asset', fileName: PAINTER_PAGE.slice(1), source });
  },
};

async function painterScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'chrome140',
      modulePreload: false,
      rolldownOptions: {
        input: SCRIPT,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: [{ test: /\/(?:engine|preload)\//, sideEffects: false }] },
      },
    },
  });
  const [script] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return script?.type === 'chunk' ? script.code : '';
}

import { readOptions } from '../start/options.ts';
import { runBrowser } from '../start/run-browser.ts';
import { ROOT } from './root.ts';

/** The browser host from its sources, so that Node sees it when one of them changes. */
const options = readOptions(process.argv.slice(2), process.env, process.platform);
if (typeof options === 'string') throw new Error(options);
await runBrowser(ROOT, options);

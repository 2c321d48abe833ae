import { readOptions } from '../options.ts';
import { runBrowser } from '../run-browser.ts';

/** The browser host as `npm run pack -- browser` packs it: built already, and without Electron. */
const options = readOptions(process.argv.slice(2), process.env, process.platform);
if (typeof options === 'string') fail(options);
else
  await runBrowser(import.meta.dirname, options).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

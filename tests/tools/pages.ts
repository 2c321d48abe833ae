import { unexplainedGames } from './pages/unexplained.ts';
import { lags, mark, textsIn, translatedInto, whollyTranslatedInto } from './pages/translations.ts';

/*
 * npm run pages: prints for each language which pages of rules lag behind the English ones, and which are missing where
 * its pages are complete. npm run pages -- --mark LANGUAGE PAGE …: records that those pages (or `glossary`) are up to
 * date with the English ones. npm run pages -- untold: lists, for each game, what its description leaves open, and
 * where else that is explained.
 */

const [flag, language = '', ...names] = process.argv.slice(2);
if (flag === '--mark' && translatedInto().includes(language)) for (const name of names) mark(language, name);
else if (flag === 'untold') listUnexplained();
else if (flag === undefined) list();
else {
  console.error('Say nothing, untold, or --mark LANGUAGE PAGE …');
  process.exitCode = 2;
}

function list(): void {
  const english = textsIn('en');
  for (const each of translatedInto()) {
    const translated = textsIn(each);
    const missing = english.filter((name) => !translated.includes(name));
    const behind = translated.filter((name) => english.includes(name) && lags(each, name));
    console.log(`${each}: ${translated.length} of ${english.length}, ${behind.length} lag behind`);
    if (behind.length > 0) console.log(`  behind: ${behind.join(', ')}`);
    if (missing.length > 0 && whollyTranslatedInto().includes(each)) console.log(`  missing: ${missing.join(', ')}`);
  }
}

function listUnexplained(): void {
  const all = unexplainedGames();
  for (const { id, parts, by } of all)
    console.log(`${id}: ${parts.join(', ')} (${by === 'nobody' ? 'untold' : `told by its ${by}`})`);
  console.log(`${all.length} leave something open, ${all.filter(({ by }) => by === 'nobody').length} go untold`);
}

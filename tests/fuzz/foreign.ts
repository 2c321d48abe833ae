import { openForeignGame } from '../../engine/carried/open-game.ts';
import { readForeign } from '../../engine/carried/read-foreign.ts';
import type { ForeignGame } from '../../engine/carried/foreign-game.ts';
import type { ForeignRecords } from '../../engine/carried/foreign-file.ts';
import { totalsToStore } from '../../renderer/app/services/exchange/carried.ts';
import { fetchExtra, sayExtra } from '../../renderer/words/fetched/extra-words.ts';
import { isNewCarried } from './carried-oracle.ts';
import { foreignBy, foreignBytes, type GivenForeign } from './foreign-made.ts';
import { isSound } from './sound.ts';
import { mistaken, type Outcome, refused, type Target, VALID } from './target.ts';

/** The most work of the processor for reading a file and playing its game, in milliseconds. */
const MAX_READING_MS = 10_000;

/** Reads files of other programs. Their contents can be stored or played, and no file takes long. */
export const foreign: Target = {
  name: 'foreign',
  open: async () => {
    await fetchExtra();
    let longest = 0;
    const run = (given: unknown): Outcome => {
      const { bytes, isBad } = foreignBytes(given as GivenForeign);
      const start = process.cpuUsage();
      const outcome = outcomeOf(bytes, isBad);
      const { user, system } = process.cpuUsage(start);
      const taken = (user + system) / 1000;
      longest = Math.max(longest, taken);
      return taken > MAX_READING_MS ? mistaken(`took ${Math.round(taken)} ms`) : outcome;
    };
    const measured = (): string => `longest reading ${Math.round(longest)} ms`;
    return { make: foreignBy, run, measured, close: () => Promise.resolve([]) };
  },
};

function outcomeOf(bytes: Uint8Array, isBad: boolean): Outcome {
  const read = readForeign(bytes, 'Other program');
  if (!read.ok) return refused(sayExtra(`carried.fault-${read.error}`));
  if (isBad) return mistaken('read');
  return read.value.kind === 'game' ? outcomeOfGame(read.value) : outcomeOfRecords(read.value);
}

function outcomeOfRecords(records: ForeignRecords): Outcome {
  const wrong = records.players
    .flatMap((player) => totalsToStore(player, records.mixesDecks))
    .filter((total) => !isNewCarried(total));
  return wrong.length > 0 ? mistaken(`can’t be stored: ${JSON.stringify(wrong[0])}`) : VALID;
}

function outcomeOfGame(game: ForeignGame): Outcome {
  const opened = openForeignGame(game);
  if (opened.length === 0)
    return refused(
      sayExtra(game.choices.length > 0 ? 'carried.save-none' : 'carried.left-unknown-game', { game: 'It' }),
    );
  const wrong = opened.find(({ session, played, moves }) => !isSound(session.save()) || played > moves);
  return wrong ? mistaken(`is not sound: ${JSON.stringify(wrong.session.save())}`) : VALID;
}

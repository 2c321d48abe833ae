import VERDICTS from '../../../../assets/verdicts.json';
import { type EaseChange, leastChanges, partOf, Sampling, verdictsOfSimilarGames } from '../../../../engine/search.ts';
import { findGame } from '../../../../engine/rules.ts';
import type { EasedGame, OddsReply, OddsTask } from './odds-messages.ts';

/* Runs off the main thread, until it is ended from outside. */

/** Milliseconds between two progress reports. */
const REPORT_MS = 250;

addEventListener('message', ({ data }: MessageEvent<OddsTask>) => {
  if (data.kind === 'sample') sample(data);
  else ease(data);
});

const post = (reply: OddsReply): void => postMessage(reply);

/** Makes a function that returns whether the next progress report is due. */
function reportTimer(): () => boolean {
  let reported = performance.now();
  return () => {
    const isTime = performance.now() - reported >= REPORT_MS;
    if (isTime) reported = performance.now();
    return isTime;
  };
}

function sample({ game: id, after, crew, place }: Extract<OddsTask, { kind: 'sample' }>): void {
  const game = findGame(id);
  if (!game) return post({ kind: 'failed' });
  const all = place === undefined ? undefined : verdictsOfSimilarGames(id, VERDICTS);
  const recorded = all && partOf(all, place ?? 0, crew);
  const sampling = new Sampling(
    game,
    {},
    { after: after + (all?.verdicts.length ?? 0), crew, ...(recorded && { recorded }) },
  );
  const isTime = reportTimer();
  for (const _ of sampling.work()) if (isTime()) post({ kind: 'sampled', found: sampling.found, isEnough: false });
  post({ kind: 'sampled', found: sampling.found, isEnough: true });
}

const named = ({ game, step, deals, won, before }: EaseChange): EasedGame => ({
  game: game.id,
  step,
  deals,
  won,
  before,
});

function ease({ game: id, others, wanted }: Extract<OddsTask, { kind: 'ease' }>): void {
  const game = findGame(id);
  if (!game) return post({ kind: 'failed' });
  const work = leastChanges(
    game,
    others.flatMap((other) => findGame(other) ?? []),
    wanted,
  );
  const isTime = reportTimer();
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) {
      const { value } = next;
      return post({ kind: 'eased', found: value.map(named) });
    }
    if (isTime()) post({ kind: 'easing', done: next.value });
  }
}

import { expect, test } from 'vitest';
import { BY_NIGHT } from '../../../tools/night.ts';
import { live, type SimulatedLife, positionsOf, resultsOf } from './lives.ts';

const LIVES = BY_NIGHT ? 200 : 8;
const STEPS = 160;

/** Lists what is wrong at the end of a life, in words. */
function faultsIn({ machines, ledger }: SimulatedLife): string[] {
  const wanted = ledger.positions;
  return machines.flatMap((machine) => {
    const there = positionsOf(machine);
    const lost = [...wanted].filter(([position]) => !there.has(position) && !ledger.isUnclear(position));
    const more = [...there].filter(
      ([position, often]) => often > (wanted.get(position) ?? 0) && !ledger.isUnclear(position),
    );
    return [
      ...lost.map(([position]) => `${machine.name} has lost ${position}`),
      ...more.map(([position, often]) => `${machine.name} has ${often} times ${position}`),
    ];
  });
}

test(`loses and duplicates nothing in ${LIVES} random histories of two computers`, async () => {
  const seen = { acts: 0, switchedOff: 0, results: 0, positions: 0, unclear: 0 };
  for (let seed = 1; seed <= LIVES; seed += 1) {
    const lived = await live(seed, STEPS);
    const [one, two] = lived.machines;
    const of = `life ${seed}`;
    expect(faultsIn(lived), of).toEqual([]);
    expect(resultsOf(one!), of).toEqual(lived.ledger.results);
    expect(resultsOf(two!), of).toEqual(lived.ledger.results);
    expect([...positionsOf(one!).keys()].toSorted(), of).toEqual([...positionsOf(two!).keys()].toSorted());
    const [settings, others] = lived.machines.map(({ tables }) => tables.settings.read());
    expect({ ...settings, favourites: settings?.favourites.toSorted() }, of).toEqual({
      ...others,
      favourites: others?.favourites.toSorted(),
    });
    expect(Object.keys(settings?.ownGames ?? {}).toSorted(), of).toEqual(lived.ledger.ownGames);
    expect(one!.tables.statistics.of(null, null).won, of).toBe(two!.tables.statistics.of(null, null).won);
    for (const machine of lived.machines) machine.close();
    seen.acts += lived.acts;
    seen.switchedOff += lived.switchedOff;
    seen.results += lived.ledger.results.length;
    seen.positions += lived.ledger.positions.size;
    seen.unclear += lived.ledger.unclear;
  }
  expect(seen.switchedOff).toBeGreaterThan(LIVES);
  expect(seen.results).toBeGreaterThan(LIVES * 5);
  expect(seen.positions).toBeGreaterThan(LIVES * 3);
  expect(seen.unclear).toBeLessThan(seen.acts / 100);
  console.info(`${LIVES} lives: ${JSON.stringify(seen)}`);
});

import { readSharedName } from '../../../../main/store/shared/shared-file.ts';
import { sharedFacts } from '../../../../main/store/shared/shared-facts.ts';
import { numbersBelow, xoshiro } from '../../../../engine/model/random.ts';
import { Machine } from './machine.ts';
import { PlayerLedger, positionOf } from './player-ledger.ts';
import { SyncService } from './sync-service.ts';

/** Two machines at the end of a simulated life, and the changes made on them. */
export interface SimulatedLife {
  readonly machines: readonly Machine[];
  readonly ledger: PlayerLedger;
  /** How often one of them was switched off during an exchange. */
  readonly switchedOff: number;
  readonly acts: number;
}

const DAY_MS = 86_400_000;

/**
 * Simulates two players with one folder: who does what when, how files arrive, and who is switched off, is drawn from
 * the seed.
 */
export async function live(seed: number, steps: number): Promise<SimulatedLife> {
  const draw = numbersBelow(xoshiro(seed));
  const service = new SyncService(draw);
  const ledger = new PlayerLedger();
  const machines = ['one', 'two'].map(
    (name) =>
      new Machine({
        name,
        copy: service.copy(),
        draw,
        ledger,
        fast: (draw(21) - 10) * DAY_MS * (name === 'one' ? 1 : -1),
      }),
  );
  let [switchedOff, acts] = [0, 0];
  const ownerOf = (name: string) =>
    machines.find(({ db }) => sharedFacts(db).get('machine') === readSharedName(name)?.machine)?.copy;
  /** Lets everything arrive and every machine exchange. */
  const calm = async (): Promise<void> => {
    for (const machine of machines) {
      service.settle(ownerOf);
      await machine.exchange();
    }
  };
  for (let step = 0; step < steps; step += 1) {
    const machine = machines[draw(2)];
    const how = draw(20);
    if (how === 19) await calm();
    else if (how < 10) {
      machine?.act();
      acts += 1;
    } else if (how < 13) service.carry();
    else if (how < 14) machine?.showSettings();
    else if (machine) {
      if (draw(4) === 0) machine.copy.offIn = draw(12);
      if (!(await machine.exchange())) switchedOff += 1;
      machine.copy.offIn = undefined;
    }
  }
  // Each machine gets the other's changes, then the result of the other's merge, then sees that there are no new
  // data.
  for (let round = 0; round < 3; round += 1) {
    await calm();
    for (const machine of machines) machine.showSettings();
  }
  return { machines, ledger, switchedOff, acts };
}

/** Returns every saved position of a machine, and the number of its copies. */
export function positionsOf({ tables }: Machine): Map<string, number> {
  const all = [...tables.kept.all(), ...tables.named.all().map(({ kept }) => kept)].map(positionOf);
  return new Map(all.map((position) => [position, all.filter((other) => other === position).length]));
}

export const resultsOf = ({ tables }: Machine): string[] =>
  tables.results
    .page(0, Infinity)
    .results.map((result) => `${positionOf(result)} ${result.outcome} ${result.ended}`)
    .toSorted();

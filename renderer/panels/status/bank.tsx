import { useEffect, useState } from 'preact/hooks';
import type { Bridge } from '../../../preload/api.ts';
import type { Play } from '../../app/model/play/play.ts';
import type { State } from '../../app/model/state.ts';
import { say } from '../../words/say.ts';

interface BankProps {
  readonly bridge: Bridge;
  readonly state: State;
  readonly play: Play;
}

/** The bank: the sum of the scores of the earlier games and of this one so far. */
export function BankSign({ bridge, state, play }: BankProps) {
  const before = useBank({ bridge, state, play });
  if (before === undefined) return null;
  const value = before.counted ? before.points : before.points + play.session.score;
  return <span>{say('status.bank', { value })}</span>;
}

/** The sum of the recorded games, and whether this one is among them. */
interface Bank {
  readonly play: Play;
  readonly points: number;
  readonly counted: boolean;
}

/**
 * Returns the bank, requested with each deal, after each recorded result, and after each panel, where results may have
 * been deleted.
 */
function useBank({ bridge, state, play }: BankProps): Bank | undefined {
  const [bank, setBank] = useState<Bank>();
  const counted = state.recordedPlay === play;
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      const { game, options } = play.session;
      const reply = await bridge.request('statistics.of', game.id, options);
      if (wanted && reply.ok) setBank({ play, points: reply.value.points ?? 0, counted });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [bridge, play, counted, state.panel]);
  return bank?.play === play ? bank : undefined;
}

import { useEffect, useState } from 'preact/hooks';
import type { Description, Game, OptionsKey } from '../../../../engine/rules.ts';
import { type Describing, fetchDescribing } from '../../../words/fetched/description-words.ts';
import { describedGame } from '../../../words/glance/described-game.ts';
import { sayGlance } from '../../../words/glance/glance.ts';
import { sayGoal } from '../../../words/goals.ts';
import { tongue } from '../../../words/say.ts';
import { goalOf } from '../book/goal.ts';

interface GlanceProps {
  readonly game: Game;
  /** The options it is played with, or would be. */
  readonly options: OptionsKey;
}

/** The rules in short, from the game's description with these options, in the language in use. */
export function GlanceView({ game, options }: GlanceProps) {
  const describing = useDescribing();
  const described = useDescription(game, options);
  if (!describing || !described) return null;
  const { description, goal } = described;
  return (
    <section class="glance">
      <h3>{describing.say('glance.title')}</h3>
      <dl>
        {sayGlance({ description, describing }, game.id, goal === '' ? '' : sayGoal(goal)).map(({ title, lines }) => (
          <div key={`${title} ${lines[0]}`}>
            <dt>{title}</dt>
            <dd>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the words for descriptions; undefined until they are loaded, and where they cannot be fetched. */
export function useDescribing(): Describing | undefined {
  const spoken = tongue();
  const [fetched, setFetched] = useState<Describing>();
  useEffect(() => {
    let wanted = true;
    fetchDescribing().then(
      (describing) => wanted && setFetched(describing),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [spoken]);
  return fetched?.tongue === spoken ? fetched : undefined;
}

interface Described {
  readonly description: Description;
  /** From the English page, where the description has no goal. */
  readonly goal: string;
}

/** Returns the description after the first rendering: it takes longer than a picture. */
function useDescription(game: Game, options: OptionsKey): Described | undefined {
  const [described, setDescribed] = useState<Described>();
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const description = describedGame(game, options);
      const goal = description.goal === undefined ? await goalOf(game.id) : '';
      if (wanted) setDescribed({ description, goal });
    };
    void find();
    return () => {
      wanted = false;
    };
  }, [game, options]);
  return described;
}

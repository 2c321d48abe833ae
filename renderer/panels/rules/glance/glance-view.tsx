import { useEffect, useState } from 'preact/hooks';
import type { Description, Game, OptionsKey } from '../../../../engine/rules.ts';
import { type Describing, fetchDescribing } from '../../../words/fetched/description-words.ts';
import { fetchGoals, sayGoal } from '../../../words/fetched/goals.ts';
import { describedGame } from '../../../words/glance/described-game.ts';
import { sayGlance } from '../../../words/glance/glance.ts';
import { tongue } from '../../../words/say.ts';

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
  return (
    <section class="glance">
      <h3>{describing.say('glance.title')}</h3>
      <dl>
        {sayGlance({ description: described, describing }, game.id, sayGoal(game.id)).map(({ title, lines }) => (
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

/** Returns the description after the first rendering: it takes longer than a picture. */
function useDescription(game: Game, options: OptionsKey): Description | undefined {
  const [described, setDescribed] = useState<Description>();
  useEffect(() => {
    let wanted = true;
    const find = async (): Promise<void> => {
      const description = describedGame(game, options);
      if (description.goal === undefined) await fetchGoals().catch(() => {});
      if (wanted) setDescribed(description);
    };
    void find();
    return () => {
      wanted = false;
    };
  }, [game, options]);
  return described;
}

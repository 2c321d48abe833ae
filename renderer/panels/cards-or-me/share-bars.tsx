import type { ShareBounds } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayWhole } from '../../words/say.ts';

interface ShareBarsProps {
  readonly label: string;
  readonly bars: readonly {
    readonly name: string;
    readonly kind: 'me' | 'simple' | 'could';
    readonly share: ShareBounds;
  }[];
}

/** Bars of shares, each with its bounds. */
export function ShareBars({ label, bars }: ShareBarsProps) {
  return (
    <ul class="share-bars" aria-label={label}>
      {bars.map(({ name, kind, share }) => (
        <li key={kind} class={kind}>
          <span class="name">{name}</span>
          <span class="track" aria-hidden="true">
            <span class="fill" style={{ width: percent(share.share) }} />
            {share.to > share.from && (
              <span
                class="reach"
                style={{ insetInlineStart: percent(share.from), width: percent(share.to - share.from) }}
              />
            )}
          </span>
          <span class="bar-value">{sayInterval(share)}</span>
        </li>
      ))}
    </ul>
  );
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

function sayInterval({ share, from, to }: ShareBounds): string {
  const bounds = { share: sayWhole(share), from: sayWhole(from), to: sayWhole(to) };
  return bounds.from === bounds.to ? bounds.share : sayExtra('mine.between', bounds);
}

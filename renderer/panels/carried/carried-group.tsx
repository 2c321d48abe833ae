import type { App } from '../../app/app.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';

/** In the settings: opens the panel for games of other programs. */
export function CarriedGroup({ app }: { readonly app: Pick<App, 'panels'> }) {
  return (
    <section class="group">
      <h4>{sayExtra('carried.settings')}</h4>
      <p class="hint">{sayExtra('carried.settings-hint')}</p>
      <div class="row">
        <button type="button" onClick={() => void app.panels.open('carried')}>
          {sayExtra('carried.open')}
        </button>
      </div>
    </section>
  );
}

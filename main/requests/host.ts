import type { HostInfo, MenuLabels } from '../../preload/api.ts';
import { Claims } from './claims.ts';
import { Importer } from './importer.ts';
import type { Log } from '../log/log.ts';
import { OpenedLinks } from './opened-links.ts';
import type { Store } from '../store/store.ts';
import { TogetherFolder } from './together.ts';
import { LaunchActions } from './launch-actions.ts';

/** The parts of a host that handlers use. */
export interface Host {
  readonly store: Store;
  readonly claims: Claims;
  readonly imports: Importer;
  readonly openedLinks: OpenedLinks;
  readonly wishes: LaunchActions;
  readonly together: TogetherFolder;
  /** Missing where there is no reader for it. */
  readonly log?: Log;
  readonly info: Omit<HostInfo, 'notices'>;
  readonly window: {
    chooseFolder(): Promise<string | null>;
    isFullScreen(): boolean;
    fullScreen(on: boolean): void;
    quit(): void;
    menu(labels: MenuLabels): void;
  };
}

/** Makes a host without any page or import. */
export function makeHost(
  host: Pick<Host, 'store' | 'log' | 'info' | 'window'>,
  openedLinks = new OpenedLinks(),
  wishes = new LaunchActions(),
): Host {
  const claims = new Claims();
  const together = new TogetherFolder(host.store, claims, host.log);
  together.begin();
  return { ...host, claims, imports: new Importer(host.store, claims), openedLinks, wishes, together };
}

/** How many games were recovered from a damaged file. */
export interface Salvaged {
  readonly kept: number;
  readonly named: number;
  readonly results: number;
}

/** Facts that a person may copy for a helper: without secrets and without names of folders outside the data folder. */
export interface Diagnostics {
  readonly host: HostInfo['host'];
  /** Such as `linux x64`. */
  readonly system: string;
  /** The version of each component: `node`, `sqlite`, in Electron `electron` and `chrome`. */
  readonly versions: Readonly<Record<string, string>>;
  /** The last lines of the log. */
  readonly log: string;
}

/** A notice of the host for the player when the window opens. */
export type Notice =
  | {
      readonly kind: 'database-set-aside';
      /** Where the damaged file was put. */
      readonly detail: string;
      readonly saved: Salvaged;
    }
  | {
      /** The same, but nothing could be recovered from it yet: each start tries again. */
      readonly kind: 'database-unsaved';
      readonly detail: string;
      readonly why: WhyUnkept;
    }
  | {
      /** The file was moved, replaced or deleted while it was in use, and has been rewritten whole. */
      readonly kind: 'database-rewritten';
      readonly detail: string;
    }
  | {
      readonly kind: 'memory-only';
      /** The folder that can't be used. */
      readonly detail: string;
      readonly why: WhyUnkept;
    };

/**
 * Why nothing can be kept: another program has the games, the disk is full, it may not be written to, or it fails in
 * another way.
 */
export type WhyUnkept = 'busy' | 'full' | 'readonly' | 'unreachable';

/** What a host reports about itself and how it was opened. */
export interface HostInfo {
  readonly version: string;
  /** The address of the page of all versions. */
  readonly releases: string;
  readonly host: 'electron' | 'browser';
  readonly platform: 'win32' | 'darwin' | 'linux';
  readonly notices: readonly Notice[];
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Crowd } from './crowd.ts';
import { answer, type Endpoint } from './endpoint.ts';
import { newHome, type HostHome } from './host-home.ts';
import { Allowance, LIMITS, serverOptions, type Limits } from './limits.ts';
import { Listeners } from './listeners.ts';
import { listenAt, listenAtAny, listens } from './ports.ts';
import { newSecret } from './secret.ts';
import { Tickets } from './tickets.ts';
import { makeHost } from '../requests/host.ts';
import { NO_WINDOW } from '../requests/no-window.ts';
import { hostInfoOf } from '../requests/host-info.ts';
import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';

/** The values with which a browser host is started. */
export interface ServeOptions {
  readonly store: Store;
  readonly log?: Log;
  /** The folder of the built renderer. */
  readonly root: string;
  readonly version: string;
  /** 0: where it was before, or any that is free. */
  readonly port?: number;
  /** By which pages of earlier launches find it again. */
  readonly home?: HostHome;
  /** The effect of a page's `window.quit`. */
  readonly quit?: () => void;
  readonly limits?: Partial<Limits>;
}

/** A host that serves the game to a browser on this machine. */
export interface BrowserHost {
  /** With the secret in its fragment, which no browser sends anywhere. */
  readonly address: string;
  readonly origin: string;
  readonly port: number;
  readonly token: string;
  /** An address without the secret that opens the page once; `used` is called when it has. */
  ticket(used: () => void): string;
  /** Lets the pages save what they have, then ends every connection. The store is not closed. */
  close(): Promise<void>;
}

/** The pages have this many milliseconds for their last save when the host ends. */
const LAST_SAVE_MS = 1000;

/** Serves the game on loopback, to pages that know this launch's secret. */
export async function serve({
  store,
  log,
  root,
  version,
  port = 0,
  home = newHome(),
  quit = () => {},
  limits,
}: ServeOptions): Promise<BrowserHost> {
  const bounds = { ...LIMITS, ...limits };
  const host = makeHost({
    store,
    ...(log && { log }),
    info: hostInfoOf('browser', version, process.platform),
    window: { ...NO_WINDOW, quit },
  });
  const listeners = new Listeners(host.claims, bounds.pages);
  const [token, tickets] = [newSecret(), new Tickets()];
  const allowances = {
    known: new Allowance(bounds.known),
    files: new Allowance(bounds.files),
    returns: new Allowance(bounds.returns),
    strange: new Allowance(bounds.strange),
  };
  const crowd = new Crowd(bounds.connections);
  const shared = { host, listeners, root, token, home, tickets, allowances, crowd };
  const server = makeServer(bounds);
  const ownPort = port === 0 ? await listenAtAny(server, home.ports) : await listenAt(server, port);
  const origin = answerAt(server, ownPort, shared);
  const sideServers = await listenBeside(
    home.ports.filter((other) => other !== ownPort),
    () => makeServer(bounds),
    shared,
  );
  const close = async (): Promise<void> => {
    await listeners.close(LAST_SAVE_MS);
    await Promise.all([server, ...sideServers].map(end));
  };
  const ticket = (used: () => void): string => origin + tickets.issue(used);
  return { address: `${origin}/#t=${token}`, origin, port: ownPort, token, ticket, close };
}

type SharedEndpoint = Omit<Endpoint, 'origin'>;

const makeServer = (bounds: Limits): Server => createServer(serverOptions(bounds));

/** Answers at the port of the server; returns the address. */
function answerAt(server: Server, port: number, shared: SharedEndpoint): string {
  const endpoint: Endpoint = { ...shared, origin: `http://127.0.0.1:${port}` };
  const answerAll = (request: IncomingMessage, response: ServerResponse): void => {
    answer(endpoint, request, response).catch(() => response.destroy());
  };
  server.on('connection', (socket) => shared.crowd.admit(socket));
  server.on('request', answerAll);
  // Without this, Node would ask for the body before the headers have been checked.
  server.on('checkContinue', answerAll);
  return endpoint.origin;
}

/** Listens at ports of earlier launches too, where pages may still wait; returns the servers that could listen. */
async function listenBeside(ports: readonly number[], make: () => Server, shared: SharedEndpoint): Promise<Server[]> {
  const listening = await Promise.all(
    ports.map(async (port) => {
      const server = make();
      if (!(await listens(server, port))) return [];
      answerAt(server, port, shared);
      return [server];
    }),
  );
  return listening.flat();
}

async function end(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A network between a browser and its host: a proxy that loses requests and answers on demand. */
export interface Unsteady {
  readonly address: string;
  /** Requests and answers that were lost, and event streams that were cut. */
  readonly figures: { 'requests lost': number; 'answers lost': number; 'streams cut': number };
  /** Cuts all connections, the stream of events among them. */
  cut(): void;
  /** Loses nothing from now on, as at the beginning. */
  calm(): void;
  /** Loses requests and answers from now on. */
  storm(): void;
  close(): Promise<void>;
}

const EVENTS = '/api/events';
/** The share of requests that are lost, and of the answers to the others. */
const LOSS_SHARE = 0.12;

export async function unsteadyNetwork(random: () => number): Promise<Unsteady> {
  const figures = { 'requests lost': 0, 'answers lost': 0, 'streams cut': 0 };
  const sockets = new Set<Socket>();
  const streams = new Set<ServerResponse>();
  let loses = 0;
  const pass = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = '', method, headers } = request;
    const lost = (what: 'requests lost' | 'answers lost'): boolean => {
      if (!url.includes('/api/') || random() >= loses) return false;
      figures[what] += 1;
      request.socket.destroy();
      return true;
    };
    if (lost('requests lost')) return;
    const onward = ask(url, { method, headers, agent: false }, (answer) => {
      if (!url.endsWith(EVENTS) && lost('answers lost')) {
        answer.resume();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => request.socket.destroy()).pipe(response);
      response.flushHeaders();
    });
    if (url.endsWith(EVENTS)) streams.add(response);
    response.on('close', () => {
      streams.delete(response);
      onward.destroy();
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  };
  const server = createServer(pass).on('connection', (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => {
    figures['streams cut'] += streams.size;
    for (const socket of sockets) socket.destroy();
  };
  const close = (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => void server.close(() => resolve()));
  };
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    figures,
    cut,
    calm: () => (loses = 0),
    storm: () => (loses = LOSS_SHARE),
    close,
  };
}

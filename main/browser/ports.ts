import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';

/**
 * Below all ports that systems give to connections by themselves: what is ours today must not be another's tomorrow.
 */
const [FIRST, LAST] = [20_000, 32_000];
const TRIES = 20;

/** Listens at the first of these ports that is free, else at any; gives the port. */
export async function listenAtAny(server: Server, ports: readonly number[]): Promise<number> {
  const others = Array.from({ length: TRIES }, () => randomInt(FIRST, LAST));
  for (const port of [...ports, ...others]) if (await listens(server, port)) return port;
  return listenAt(server, 0);
}

/** Whether it now listens at that port. */
export const listens = (server: Server, port: number): Promise<boolean> =>
  listenAt(server, port).then(
    () => true,
    () => false,
  );

/** Listens on loopback alone; rejects when the port is another's. */
export function listenAt(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? port) : port);
    });
  });
}

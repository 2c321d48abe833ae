import { randomInt } from 'node:crypto';
import type { Server } from 'node:http';

/**
 * The range of our ports, below all that systems assign by themselves: a port that is ours today must not be another
 * program's tomorrow.
 */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];
const RANDOM_TRIES = 20;

/** Listens at the first of these ports that is free, else at any; returns the port. */
export async function listenAtAny(server: Server, ports: readonly number[]): Promise<number> {
  const others = Array.from({ length: RANDOM_TRIES }, () => randomInt(FIRST_PORT, LAST_PORT));
  for (const port of [...ports, ...others]) if (await listens(server, port)) return port;
  return listenAt(server, 0);
}

/** Listens at a port; returns whether that was possible. */
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

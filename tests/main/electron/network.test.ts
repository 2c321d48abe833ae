import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { NO_NETWORK } from '../../../main/electron/start/switches.ts';
import { launchOptions } from '../../tools/chromium.ts';

/** Starts a listener on this machine that counts the packets and connections that reach it. */
async function listening() {
  const heard = { udp: 0, tcp: 0 };
  const [udp, tcp] = [createSocket('udp4'), createServer((socket) => void ((heard.tcp += 1), socket.destroy()))];
  udp.on('message', () => void (heard.udp += 1));
  udp.bind(0, '127.0.0.1');
  tcp.listen(0, '127.0.0.1');
  await Promise.all([once(udp, 'listening'), once(tcp, 'listening')]);
  onTestFinished(() => {
    udp.close();
    tcp.close();
  });
  return { heard, udp: udp.address().port, tcp: (tcp.address() as AddressInfo).port };
}

/** Opens a page that gathers ways to others by WebRTC until it has found all there are; returns them. */
async function reach(args: readonly string[], { udp, tcp }: { udp: number; tcp: number }, until: () => boolean) {
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ body: '<!doctype html><title>Page</title>', contentType: 'text/html' }),
  );
  // Served under a name of its own: from an empty page Chromium makes no connection.
  await page.goto('https://baize.test/');
  const gathering = page.evaluate(
    async ([stun, turn]) => {
      const connection = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:127.0.0.1:${stun}` },
          { urls: `turn:127.0.0.1:${turn}?transport=tcp`, username: 'a', credential: 'b' },
        ],
      });
      const found: string[] = [];
      const done = new Promise<string[]>((resolve) => {
        connection.onicecandidate = ({ candidate }) => (candidate ? found.push(candidate.candidate) : resolve(found));
      });
      connection.createDataChannel('out');
      await connection.setLocalDescription(await connection.createOffer());
      return done;
    },
    [udp, tcp] as const,
  );
  const heard = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!until()) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
  return Promise.race([gathering, heard]);
}

test('blocks WebRTC over UDP and TCP with the program’s switches', async () => {
  const others = await listening();
  const switches = NO_NETWORK.map(([name, value]) => `--${name}=${value}`);
  expect(await reach(switches, others, () => others.heard.udp + others.heard.tcp > 0)).toEqual([]);
  expect(others.heard).toEqual({ udp: 0, tcp: 0 });
});

test('shows that WebRTC reaches others without the switches', async () => {
  const others = await listening();
  await reach([], others, () => others.heard.udp > 0 && others.heard.tcp > 0);
  expect(others.heard.udp).toBeGreaterThan(0);
  expect(others.heard.tcp).toBeGreaterThan(0);
});

import type { Page } from 'playwright';

interface HeapUsage {
  readonly usedSize: number;
  readonly backingStorageSize?: number;
}

/** Returns the bytes that the page's worker holds, its objects and its tables; undefined when it has none. */
export async function workerBytes(page: Page): Promise<number | undefined> {
  const cdp = await page.context().newCDPSession(page);
  try {
    const usage = new Promise<HeapUsage>((resolve) => {
      cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
        const { id, result } = JSON.parse(message) as { readonly id?: number; readonly result?: HeapUsage };
        if (id === 1 && result) resolve(result);
      });
    });
    cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type !== 'worker') return;
      const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
      void cdp.send('Target.sendMessageToTarget', { sessionId, message });
    });
    if (page.workers().length === 0) return undefined;
    await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
    const { usedSize, backingStorageSize = 0 } = await usage;
    return usedSize + backingStorageSize;
  } finally {
    await cdp.detach();
  }
}

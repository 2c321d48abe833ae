import type { Frame, Page } from 'playwright/test';
import { zip, drawing, kdeDeck, pysolSet, tar } from '../../renderer/app/services/card-sets/made-sets.ts';
import { expectNoFaults } from '../support/axe.ts';
import { expect, openPage, settingsKept, settled, test } from '../support/host.ts';
import { closePanel, openSettings } from '../support/panels.ts';

const look = (page: Page) =>
  page.evaluate(() => {
    const { settings, pictures } = window.baizeTest!.state;
    return { cards: settings.cardSet, back: settings.back, shown: pictures.set?.id };
  });

async function chooseSet(page: Page, name: string, content: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Drops a file on the window as a person would. */
const dropFile = (page: Page, name: string, content: Uint8Array): Promise<void> =>
  page.evaluate(
    ([name, letters]) => {
      const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], name));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [name, Buffer.from(content).toString('base64')] as const,
  );

/** A deck whose second card takes minutes to draw, by noise of as many octaves as can be asked for. */
const slowDeck = (): Uint8Array => {
  const steps = Array.from({ length: 200 }, (_, i) => i);
  const noises = steps.map((i) => `<feTurbulence baseFrequency="0.07" numOctaves="255" seed="${i}" result="n${i}"/>`);
  const all = `<feMerge>${steps.map((i) => `<feMergeNode in="n${i}"/>`).join('')}</feMerge>`;
  const svg = drawing({ more: `<defs><filter id="slow">${noises.join('')}${all}</filter></defs>` });
  return zip(kdeDeck(svg.replace('<g id="2_club"', '<g filter="url(#slow)" id="2_club"')));
};

const painterOf = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().endsWith('/painter.html'));

const isPainting = (page: Page): boolean => painterOf(page) !== undefined;

const openSets = async (page: Page): Promise<void> => {
  await openSettings(page, 'Cards and table');
  await page.getByRole('button', { name: 'Your own card sets' }).click();
};

test('stays responsive during a slow drawing, which a button or closing ends', async ({ page, host }) => {
  await openPage(page, host);
  await openSets(page);
  await chooseSet(page, 'slow.zip', slowDeck());
  // The first card is there, and the second is being drawn.
  await expect(page.getByText('1 / 53')).toBeVisible();
  // There is a session of its own only for a frame in a process of its own.
  await page.context().newCDPSession(painterOf(page)!);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Cancelled. Nothing has changed.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(isPainting(page)).toBe(false);
  await chooseSet(page, 'slow.zip', slowDeck());
  await expect(page.getByText('1 / 53')).toBeVisible();
  await closePanel(page);
  await expect.poll(() => isPainting(page)).toBe(false);
  await openSets(page);
  // Its cards are in no grid of the page's.
  const wide = drawing().replace('viewBox="0 0 1300 700"', 'viewBox="0 0 4740 1800"');
  await chooseSet(page, 'wide.svg', Buffer.from(wide));
  await expect(page.getByText('“wide” has been added')).toBeVisible();
  expect(isPainting(page)).toBe(false);
});

test('refuses a drawing that takes too long by its name', async ({ page, host }) => {
  await page.clock.install();
  await openPage(page, host);
  await openSets(page);
  await chooseSet(page, 'slow.zip', slowDeck());
  await expect(page.getByText('1 / 53')).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('alert')).toHaveText(
    'Reading my-deck/deck.svgz#2_club takes too long. Nothing has changed.',
  );
  expect(isPainting(page)).toBe(false);
});

test('imports, shows, keeps and removes card sets, and refuses a hostile one', async ({ page, host }) => {
  const elsewhere: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:(?:blob:)?http:\/\/127\.0\.0\.1|blob:null\/|data:)/.test(request.url())) elsewhere.push(request.url());
  });
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  await openPage(page, host);
  await openSettings(page, 'Cards and table');
  await page.getByRole('button', { name: 'Your own card sets' }).click();
  const style = '<style>.late { fill: #111; }</style><rect style="fill:#010101" width="1" height="1"/>';
  await chooseSet(page, 'deck.zip', zip(kdeDeck(drawing({ more: style }), { 'my-deck/COPYING': 'Do as you like.' })));
  await expect(page.getByText('“My Deck” has been added')).toBeVisible();
  await expect.poll(async () => (await look(page)).shown).toMatch(/^set-/);
  const first = await look(page);
  expect(first).toMatchObject({ back: 'set', cards: first.shown });
  await page.getByText('Licence and author').click();
  await expect(page.getByRole('group', { name: 'COPYING' })).toHaveText('Do as you like.');
  await expect(page.getByText('by A. Painter')).toBeVisible();
  await expectNoFaults(page, 'a card set');
  const hostile = drawing({ more: '<image href="https://example.invalid/a.png"/>' });
  await chooseSet(page, 'hostile.svg', Buffer.from(hostile));
  await expect(page.getByRole('alert')).toContainText('does more than draw (https://example.invalid/a.png)');
  expect(await look(page)).toEqual(first);
  await closePanel(page);
  await dropFile(page, 'set.tar', tar(pysolSet(4, { ending: '.gif' })));
  await expect(page.getByText('“Hand Made” has been added')).toBeVisible();
  await expect(page.getByText('GNU GPL 2 or later')).toBeHidden();
  await expect.poll(async () => (await look(page)).shown).not.toBe(first.shown);
  await settingsKept(page);
  await page.reload();
  await settled(page);
  const second = await look(page);
  await expect.poll(() => look(page)).toMatchObject({ back: 'set', shown: second.cards });
  expect(second.cards).not.toBe(first.cards);
  await openSettings(page, 'Cards and table');
  await page.getByRole('radio', { name: 'My Deck' }).check();
  await page.getByRole('button', { name: 'Your own card sets' }).click();
  await page.getByRole('button', { name: 'Remove “My Deck”' }).click();
  await expect(page.getByText('“My Deck” has been removed')).toBeVisible();
  expect(await look(page)).toMatchObject({ cards: 'classic', back: 'lattice' });
  expect([elsewhere, faults]).toEqual([[], []]);
});

/** The address in Chromium's message about a part of the page that failed to load, e.g. `…/assets/later-x1.js`. */
const ADDRESS = /[a-z]+:\/\/\S+\.js\b/;

/** How often a part has failed to load, by its address. */
const failures = new Map<string, number>();

/**
 * Imports a part of the page. After a failure it uses a new address (`?again=1`), because a browser may remember a
 * failed import while the page is open and refuse the same address without asking the host again.
 *
 * @param load the import as Vite knows it, e.g. that of `later.tsx` in `use-later.ts`
 * @throws TypeError when the host serves the part at neither address
 */
export async function fetchAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const address = ADDRESS.exec(String(error))?.[0];
    if (address === undefined) throw error;
    const tries = (failures.get(address) ?? 0) + 1;
    failures.set(address, tries);
    return (await import(/* @vite-ignore */ `${address}?again=${tries}`)) as Part;
  }
}

/** The arrows lead from tile to tile, as they lie. */
export function walkTiles(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.tile-main')];
  const at = tiles.findIndex((tile) => tile === document.activeElement);
  const across = columnsOf(tiles);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (step === undefined || at < 0) return;
  event.preventDefault();
  tiles[at + step]?.focus();
}

/** How many tiles stand beside the first. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const top = tiles[0]?.getBoundingClientRect().top;
  const below = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  return below < 0 ? tiles.length : below;
}

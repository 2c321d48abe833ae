/** Returns the tile that a key goes to, by the tiles' positions on the page; undefined: none. */
export function tileAt(key: string, tiles: readonly HTMLElement[], at: HTMLElement): HTMLElement | undefined {
  const number = tiles.indexOf(at);
  const beside = { ArrowLeft: number - 1, ArrowRight: number + 1, Home: 0, End: tiles.length - 1 }[key];
  if (beside !== undefined) return tiles[beside];
  return key === 'ArrowUp' || key === 'ArrowDown' ? tileAcross(key === 'ArrowUp' ? -1 : 1, tiles, at) : undefined;
}

/** Returns the tile above or below: the nearest one of the next row. */
function tileAcross(way: 1 | -1, tiles: readonly HTMLElement[], at: HTMLElement): HTMLElement | undefined {
  const from = at.getBoundingClientRect();
  const placed = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
  const beyond = placed.filter(({ box }) => (box.top - from.top) * way > 1);
  const near = (a: number, b: number): number => Math.abs(a - b);
  beyond.sort(
    (a, b) =>
      near(a.box.top, from.top) - near(b.box.top, from.top) ||
      near(a.box.left, from.left) - near(b.box.left, from.left),
  );
  return beyond[0]?.tile;
}

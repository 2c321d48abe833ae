/*
 * The last table as a picture: kept when the page closes, and shown at the next start until the table itself is drawn,
 * so that a person sees the game before the program is loaded.
 */

/** A picture with its place. Lengths are in CSS pixels from the window's upper left corner. */
interface KeptPicture {
  /** The window that it fits: see `windowKey`. */
  readonly window: string;
  /** A data URL. */
  readonly source: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The colours above and below the table, as CSS has them. */
  readonly above: string;
  readonly below: string;
}

const NAME = 'baize.picture';
/** The most characters of a picture; a browser keeps five million for an address. */
const MAX_LETTERS = 1_500_000;
const QUALITY = 0.8;

/** Returns what a picture depends on: the window's size and density, and whether the system wants dark colours. */
const windowKey = (): string =>
  [innerWidth, innerHeight, devicePixelRatio, matchMedia('(prefers-color-scheme: dark)').matches].join(' ');

/** Returns the colour of the uppermost background at a point that is not transparent. */
function colourAt(x: number, y: number): string {
  const backgrounds = document.elementsFromPoint(x, y).map((element) => getComputedStyle(element).backgroundColor);
  return backgrounds.find((colour) => !/^rgba\(.*, 0\)$|^transparent$/.test(colour)) ?? '';
}

/** Keeps a picture of the table, which fills an element; none where the browser has no room. */
export function keepPicture(canvas: HTMLCanvasElement, table: HTMLElement): void {
  const { left, top, width, height, bottom } = table.getBoundingClientRect();
  const kept: KeptPicture = {
    window: windowKey(),
    source: canvas.toDataURL('image/webp', QUALITY),
    left,
    top,
    width,
    height,
    above: colourAt(innerWidth / 2, top / 2),
    below: colourAt(innerWidth / 2, (bottom + innerHeight) / 2),
  };
  try {
    if (kept.source.length > MAX_LETTERS) return forgetPicture();
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    forgetPicture();
  }
}

/** Forgets the picture: the next start begins with another table. */
export function forgetPicture(): void {
  try {
    localStorage.setItem(NAME, 'null');
  } catch {
    // Blocked: none was kept.
  }
}

/** Shows the kept picture over the page, if it fits the window. */
export function showKeptPicture(): void {
  const kept = readPicture();
  // The window is asked only if there is a picture: its answer takes some milliseconds of a start.
  if (!kept || kept.window !== windowKey()) return;
  const { source, left, top, width, height, above, below } = kept;
  const shown = document.createElement('div');
  shown.className = 'kept-picture';
  shown.ariaHidden = 'true';
  const image = new Image();
  image.src = source;
  const rest = innerHeight - top - height;
  Object.assign(image.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  shown.style.background = `linear-gradient(${above} ${top}px, transparent 0 calc(100% - ${rest}px), ${below} 0)`;
  shown.append(image);
  document.body.prepend(shown);
}

/**
 * Removes the picture once the table itself is shown, and forgets it. Chromium may lose what a page writes first while
 * it closes, so this also makes the next one last.
 */
export function removeKeptPicture(): void {
  document.querySelector('.kept-picture')?.remove();
  forgetPicture();
}

function readPicture(): KeptPicture | undefined {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? 'null') as KeptPicture | undefined;
  } catch {
    return undefined;
  }
}

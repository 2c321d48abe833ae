import type { Piece } from '../geometry/pieces.ts';
import type { Box, Framed } from '../model/box.ts';
import type { Arrow } from './arrow.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** What shows a hinted move: frames around its cards, an arrow, and the cards as they would arrive. */
interface Hint {
  readonly boxes: readonly Box[];
  readonly arrow?: Arrow | undefined;
  readonly ghosts?: readonly Piece[];
}

/** The light on a hinted move: it goes out with the next action. */
export class HintLight {
  frames: readonly Framed[] = [];
  ghosts: readonly Piece[] = [];
  readonly #host: HTMLElement;
  readonly #changed: () => void;
  #arrow: SVGElement | undefined;

  /** `host`: the element that the table fills. */
  constructor(host: HTMLElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
  }

  on({ boxes, arrow, ghosts = [] }: Hint): void {
    this.#arrow?.remove();
    this.frames = boxes.map((box): Framed => ({ frame: 'hint', box }));
    this.ghosts = ghosts;
    this.#arrow = arrow && drawn(arrow);
    if (this.#arrow) this.#host.append(this.#arrow);
    this.#changed();
  }

  out(): void {
    if (this.frames.length === 0) return;
    this.#arrow?.remove();
    this.#arrow = undefined;
    this.frames = [];
    this.ghosts = [];
    this.#changed();
  }
}

/** Draws an arrow in the hint's light, with a dark rim on any ground. */
function drawn({ outline }: Arrow): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'hint-arrow');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}

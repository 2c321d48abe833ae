import { KING, makeCard } from '../../../engine/rules.ts';
import { CARD_HEIGHT, CARD_WIDTH, CORNER } from '../../board/art/cards/card.ts';
import { paintFace } from '../../board/art/cards/face-art.ts';
import type { PaintedLook } from '../../board/model/look.ts';
import { pathOfIcon } from '../ui/icons.tsx';

/** The lines of text in a picture of a win. */
interface WinLines {
  readonly game: string;
  /** Moves and time. */
  readonly how: string;
  readonly deal: string;
}

/** The size in pixels at which social networks show pictures of links. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 72;
/** The width available to words, in pixels. */
const WORDS_WIDTH = 640;
const WHITE = '#ffffff';
const QUIET_COLOUR = 'rgb(255 255 255 / 82%)';
const [GOLD, ON_GOLD] = ['#f3d479', '#4a3405'];
/** Four kings, fanned around a point below them. */
const FAN = { x: 930, y: 560, size: 2.35, turn: 0.2, far: 268 } as const;

/** Returns a picture of a win to share: a medal, the game and its details, and four kings of the player's card set. */
export async function winPicture({ game, how, deal }: WinLines, look: PaintedLook): Promise<Blob> {
  const [display, sans] = ['"Baize Display", serif', '"Baize Sans", sans-serif'];
  await Promise.all([document.fonts.load(`80px ${display}`, game), document.fonts.load(`600 40px ${sans}`, how)]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const on = canvas.getContext('2d');
  if (!on) throw new Error('nothing can be painted here');
  paintFelt(on);
  for (const suit of [0, 1, 2, 3]) paintKing(on, suit, look);
  paintMedal(on);
  write(on, game, 330, { font: (size) => `${size}px ${display}`, size: 88, colour: WHITE });
  write(on, how, 412, { font: (size) => `600 ${size}px ${sans}`, size: 44, colour: WHITE });
  write(on, deal, 470, { font: (size) => `400 ${size}px ${sans}`, size: 34, colour: QUIET_COLOUR });
  write(on, 'Baize', HEIGHT - MARGIN + 14, { font: (size) => `${size}px ${display}`, size: 34, colour: QUIET_COLOUR });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('a picture could not be made'))), 'image/png');
  });
}

function paintFelt(on: CanvasRenderingContext2D): void {
  const style = getComputedStyle(document.documentElement);
  const felt = on.createRadialGradient(WIDTH * 0.2, 0, 0, WIDTH * 0.2, 0, WIDTH);
  felt.addColorStop(0, style.getPropertyValue('--felt').trim() || '#2c7a54');
  felt.addColorStop(1, style.getPropertyValue('--felt-edge').trim() || '#1d5a3c');
  on.fillStyle = felt;
  on.fillRect(0, 0, WIDTH, HEIGHT);
}

function paintKing(on: CanvasRenderingContext2D, suit: number, look: PaintedLook): void {
  on.save();
  on.translate(FAN.x, FAN.y);
  on.rotate((suit - 1.5) * FAN.turn);
  on.translate(0, -FAN.far);
  on.scale(FAN.size, FAN.size);
  on.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2);
  on.save();
  on.shadowColor = 'rgb(0 0 0 / 45%)';
  on.shadowBlur = 22;
  on.shadowOffsetY = 5;
  on.beginPath();
  on.roundRect(0.5, 0.5, CARD_WIDTH - 1, CARD_HEIGHT - 1, CORNER);
  on.fill();
  on.restore();
  paintFace(on, makeCard(KING, suit), look);
  on.restore();
}

function paintMedal(on: CanvasRenderingContext2D): void {
  const radius = 56;
  on.save();
  on.translate(MARGIN + radius, MARGIN + radius);
  on.fillStyle = GOLD;
  on.beginPath();
  on.arc(0, 0, radius, 0, 2 * Math.PI);
  on.fill();
  on.scale(2.8, 2.8);
  on.translate(-12, -12);
  on.strokeStyle = ON_GOLD;
  on.lineWidth = 1.8;
  on.lineJoin = on.lineCap = 'round';
  on.stroke(new Path2D(pathOfIcon('trophy')));
  on.restore();
}

interface Written {
  readonly font: (size: number) => string;
  readonly size: number;
  readonly colour: string;
}

/** Writes a line of words that ends before the cards, smaller if it is long. */
function write(on: CanvasRenderingContext2D, words: string, y: number, { font, size, colour }: Written): void {
  on.font = font(size);
  const wide = on.measureText(words).width;
  if (wide > WORDS_WIDTH) on.font = font(Math.floor((size * WORDS_WIDTH) / wide));
  on.fillStyle = colour;
  on.fillText(words, MARGIN, y);
}

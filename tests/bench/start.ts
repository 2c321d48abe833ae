import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChromiumStart, startChromium } from './chromium-start.ts';

/** The times of a start, the median of several. */
type MedianStart = Readonly<Record<keyof ChromiumStart, number>>;

export interface StartBench {
  /** The time from the start of Chromium to the first painted deal. */
  readonly deal: MedianStart;
  /** The same to the picture of the last table, in the profile in which that was left. */
  readonly picture: MedianStart;
  /** The same for a page with nothing on it, to compare machines by. */
  readonly blank: MedianStart;
  /** The same for a page with only one triangle, drawn by WebGL: the least that a table drawn by WebGL takes. */
  readonly triangle: MedianStart;
  /** Multiples of the blank page of the same round, the median of all rounds. */
  readonly timesBlank: Readonly<Record<'deal' | 'picture' | 'triangle', MedianStart>>;
}

const ROUNDS = 7;

const PAINTED = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** Waits until the test page has a session and has drawn a frame. */
export const DEALT = `new Promise((done) => {
  const look = () => {
    const test = window.baizeTest;
    if (test?.session() !== undefined && test.board.stats.frames > 0) done();
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Makes a move and keeps a picture of the table, as closing the page does. */
const LEFT = `(async () => {
  await ${DEALT};
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
  await window.baizeTest.board.atRest();
  dispatchEvent(new Event('pagehide'));
})()`;

/** Waits until the kept picture is painted. */
const PICTURED = `new Promise((done) => {
  const look = () => {
    const image = document.querySelector('.kept-picture img');
    if (image) image.decode().then(() => requestAnimationFrame(() => requestAnimationFrame(done)));
    else requestAnimationFrame(look);
  };
  look();
})`;

const BLANK = 'data:text/html,<title>nothing</title>';
const TRIANGLE = `data:text/html,${encodeURIComponent(`<!doctype html><canvas width="1280" height="700"></canvas><script>
  const gl = document.querySelector('canvas').getContext('webgl2', { antialias: false, stencil: true });
  const program = gl.createProgram();
  const add = (kind, text) => {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, '#version 300 es\\n' + text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  };
  add(gl.VERTEX_SHADER, 'void main() { gl_Position = vec4(gl_VertexID * 4 - 1, gl_VertexID / 2 * 4 - 1, 0, 1); }');
  add(gl.FRAGMENT_SHADER, 'precision highp float; out vec4 colour; void main() { colour = vec4(0, 0.5, 0, 1); }');
  gl.linkProgram(program);
  gl.useProgram(program);
  requestAnimationFrame(() => gl.drawArrays(gl.TRIANGLES, 0, 3));
</script>`)}`;

/**
 * Starts Chromium at the page of a host, at a blank page and at a triangle, in turn, so that a busy machine slows all
 * three.
 */
export async function benchStarts(address: string): Promise<StartBench> {
  const page = address.replace('/#', '/?test#');
  const profile = mkdtempSync(join(tmpdir(), 'baize-picture-'));
  await startChromium(page, LEFT, profile);
  const rounds: Record<'deal' | 'picture' | 'blank' | 'triangle', ChromiumStart>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({
      deal: await startChromium(page, DEALT),
      picture: await startChromium(page, PICTURED, profile),
      blank: await startChromium(BLANK, PAINTED),
      triangle: await startChromium(TRIANGLE, PAINTED),
    });
  rmSync(profile, { recursive: true, force: true });
  const middleOf = (
    of: (round: (typeof rounds)[number], kind: keyof ChromiumStart) => number,
    digits: number,
  ): MedianStart => {
    const middle = (kind: keyof ChromiumStart): number =>
      Number(median(rounds.map((round) => of(round, kind))).toFixed(digits));
    return { milliseconds: middle('milliseconds'), megabytes: middle('megabytes') };
  };
  const times = (what: 'deal' | 'picture' | 'triangle') =>
    middleOf((round, kind) => (round[what][kind] ?? NaN) / (round.blank[kind] ?? NaN), 2);
  return {
    deal: middleOf((round, kind) => round.deal[kind] ?? NaN, 0),
    picture: middleOf((round, kind) => round.picture[kind] ?? NaN, 0),
    blank: middleOf((round, kind) => round.blank[kind] ?? NaN, 0),
    triangle: middleOf((round, kind) => round.triangle[kind] ?? NaN, 0),
    timesBlank: { deal: times('deal'), picture: times('picture'), triangle: times('triangle') },
  };
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;

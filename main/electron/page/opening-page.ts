import type { Words } from '../words/words.ts';

/**
 * Paths of the page that is shown while the games are prepared, and of its style: the policy allows no style within the
 * page.
 */
export const OPENING_PATH = '/opening';
const STYLE_PATH = '/opening.css';

const STYLE = `
html { color-scheme: light dark; height: 100%; }
body { display: grid; place-content: center; gap: 16px; min-height: 100%; margin: 0; background: #0b3d2e; color: #f4efe2;
  font: 18px/1.4 system-ui, sans-serif; text-align: center; }
progress { width: min(320px, 80vw); justify-self: center; accent-color: #d9b44a; }
`;

interface Part {
  readonly type: string;
  readonly body: string;
}

/** Returns the response at a path, in a language; undefined: none. */
export function openingPart(path: string, { language, say }: Words): Part | undefined {
  if (path === STYLE_PATH) return { type: 'text/css; charset=utf-8', body: STYLE };
  if (path !== OPENING_PATH) return undefined;
  const head = `<meta charset="utf-8"><title>Baize</title><link rel="stylesheet" href="${STYLE_PATH}">`;
  const body = `<p id="what">${say('host.opening')}</p><progress aria-labelledby="what"></progress>`;
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="${language}">${head}<body>${body}</body></html>`,
  };
}

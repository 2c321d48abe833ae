import { PAINTER_PAGE } from './painter/painting.ts';

/**
 * Opens the page that draws cards, in a frame that may do nothing but run its own script, and gives it the port from
 * which it gets the cards. Removing the frame ends it, whatever it is doing.
 */
export function openPainter(port: MessagePort): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `hidden`, because a frame must be laid out for its drawings to be measured.
  frame.className = 'painter';
  frame.src = PAINTER_PAGE;
  // A sandboxed frame has no origin that could be named.
  frame.addEventListener('load', () => frame.contentWindow?.postMessage(null, '*', [port]), { once: true });
  document.body.append(frame);
  return frame;
}

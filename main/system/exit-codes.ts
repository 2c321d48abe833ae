/**
 * Exit code of the desktop program after it has reported why it does not start: `npm start` then adds nothing, and
 * opens no browser.
 */
export const REPORTED_EXIT_CODE = 3;

/**
 * The desktop program has said itself why it does not start: `npm start` then has nothing to add, and opens no browser.
 */
export const SAID_WHY = 3;

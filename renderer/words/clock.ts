import { sayTime, voice } from './say.ts';

/** Returns how the times of games are said: with hundredths of a second for those who play for speed. */
export const clockSayer = ({ speedRun }: { readonly speedRun: boolean }): ((milliseconds: number) => string) =>
  speedRun ? sayExactTime : sayTime;

/** Returns milliseconds as `4:07` or `1:02:03`, with hundredths of a second as `4:07.25`. */
const sayExactTime = (milliseconds: number): string =>
  `${sayTime(milliseconds)}${voice()
    .hundredths()
    .format(Math.floor((milliseconds % 1000) / 10) / 100)
    .slice(1)}`;

import { connect } from './app/services/host/connect.ts';
import { askFirst } from './app/first-answers.ts';
import { showKeptPicture } from './app/services/page/kept-picture.ts';
import { pseudoDirection, wantsTest } from './app/test-address.ts';
import { trustOurWorkers } from './app/trusted-workers.ts';
import { makeStage } from './board/draw/early-stage.ts';
import { fetchEarly, preferredLocales } from './words/language.ts';
import './style/index.ts';

/*
 * The first lines of the program that run, small and in a file of their own. While the browser loads the rest, the host
 * is asked and the graphics card made ready: each takes as long as loading does, and none waits for another.
 */

trustOurWorkers();
showKeptPicture();
// The first words' font loads meanwhile: words shown before it are laid out twice.
void document.fonts.load('1em "Baize Sans"').catch(() => {});
// Read first: connecting removes the secret, and the rest with it, from the address.
const [testing, pseudo] = [wantsTest(location), pseudoDirection(location)];
const program = import('./main.tsx');
fetchEarly(preferredLocales());
const connection = connect();
const answers = askFirst(connection.bridge);
// Only after the host has answered: the work on its answers needs this thread briefly, and making the stage blocks it
// for long.
void answers.hello.then(() => setTimeout(makeStage));
const { begin } = await program;
await begin(connection, answers, testing, pseudo);

import { connect } from './app/services/host/connect.ts';
import { askFirst } from './app/first-answers.ts';
import { wantsPseudo, wantsTest } from './app/test-address.ts';
import { trustOurWorkers } from './app/trusted-workers.ts';
import { makeStage } from './board/draw/early-stage.ts';
import { fetchEarly } from './words/language.ts';
import './style/index.ts';

/*
 * The first lines of the program that run, in a file of their own and small. While the browser still reads the rest,
 * the host is asked and the graphics card made ready: each takes as long as the reading, and none waits for the other.
 */

trustOurWorkers();
// The font of the first words is read meanwhile: words that are there before it are laid out twice.
void document.fonts.load('1em "Baize Sans"').catch(() => {});
// Read first: connecting takes the secret out of the address, and the rest with it.
const [testing, pseudo] = [wantsTest(location), wantsPseudo(location)];
const program = import('./main.tsx');
fetchEarly(navigator.languages);
const connection = connect();
const answers = askFirst(connection.bridge);
// Once the host has answered: what has it look for the game needs this thread for moments, and the stage keeps it for
// long.
void answers.hello.then(() => setTimeout(makeStage));
const { begin } = await program;
await begin(connection, answers, testing, pseudo);

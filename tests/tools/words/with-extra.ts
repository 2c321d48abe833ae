import { fetchExtra } from '../../../renderer/words/fetched/extra-words.ts';

/* Panels are loaded together with their messages: tests of panels begin as the page does. */

await fetchExtra();

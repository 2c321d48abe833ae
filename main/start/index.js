import { runOnPackagedNode } from './node.js';

await runOnPackagedNode(new URL('start.ts', import.meta.url));

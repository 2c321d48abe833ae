import { runOnPackagedNode } from '../../main/start/node.js';

await runOnPackagedNode(new URL('test.ts', import.meta.url));

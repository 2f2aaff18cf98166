// npm run bench [-- part …]: every folder here with a run.mjs is a part; without a name all of them run, in turn.
// What follows `--` a second time goes to the part: npm run bench -- http -- --rounds 5; only with `--write` does a part
// change docs/bench.md. The first line says how busy the machine is: figures of a busy one are no figures.
import { useProjectNode } from '../node/use-project-node.mjs';

useProjectNode();
const { runParts } = await import('./run-parts.ts');
runParts(process.argv.slice(2));

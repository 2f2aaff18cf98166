// node tools/test/mutation-scores.mjs <lowest>: prints the score of every folder of the last mutation run, and fails when
// one is below the lowest, in percent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { mutationScores } = await import('./mutation-scores.ts');

const lowest = Number(process.argv[2]);
const report = join(workspaceRoot, 'libs/shop-domain/build/mutation.json');
for (const { folder, mutants, score } of mutationScores(JSON.parse(readFileSync(report, 'utf8')))) {
  console.log(`${folder}: ${score.toFixed(1)} % of ${mutants}`);
  if (!(score >= lowest)) {
    console.error(`${folder} is below ${lowest} %.`);
    process.exitCode = 1;
  }
}

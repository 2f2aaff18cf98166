// node tools/test/mutation-scores.mjs <lowest> <folders|together>: prints the score of every folder of the last mutation
// run, and fails when one of them, or all together, are below the lowest, in percent.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { mutationScores, scoreOfAll } = await import('./mutation-scores.ts');

const lowest = Number(process.argv[2]);
const report = join(workspaceRoot, 'libs/shop-domain/build/mutation.json');
const folders = mutationScores(JSON.parse(readFileSync(report, 'utf8')));
const all = scoreOfAll(folders);
for (const { folder, mutants, score } of [...folders, all])
  console.log(`${folder}: ${score.toFixed(1)} % of ${mutants}`);
for (const { folder, score } of process.argv[3] === 'together' ? [all] : folders) {
  if (score >= lowest) continue;
  console.error(`${folder} is below ${lowest} %.`);
  process.exitCode = 1;
}

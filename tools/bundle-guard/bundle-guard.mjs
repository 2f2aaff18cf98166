// Checks the storefront's browser build: no editor code, no modules forbidden for visitors, and the size budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { describeMeasure, findingsOf, measuresOf } = await import('./bundle-findings.ts');
const { readClientBuild } = await import('./read-client-build.ts');

const rules = JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
try {
  const build = readClientBuild(join(workspaceRoot, rules.build));
  for (const measure of measuresOf(build, rules)) console.log(describeMeasure(measure));
  const findings = findingsOf(build, rules);
  for (const finding of findings) console.error(finding);
  console.log(`${build.size} files, ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

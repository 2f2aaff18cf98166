// Checks that the folders, files and scripts in the documentation exist.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { isBuiltIn, referencesIn } = await import('./doc-references.ts');

const { scripts: known } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
const pages = [
  'README.md',
  ...globSync('docs/*.md', { cwd: workspaceRoot }),
  ...globSync('{apps,libs}/*/README.md', { cwd: workspaceRoot }),
];
pages.push('e2e/README.md', 'tools/README.md', 'tools/demo/README.md');

const findings = pages.flatMap((page) => {
  const { paths, scripts } = referencesIn(page, readFileSync(join(workspaceRoot, page), 'utf8'));
  const gone = paths.filter((path) => !existsSync(join(workspaceRoot, path)));
  const unknown = scripts.filter((script) => !known[script] && !isBuiltIn(script));
  return [
    ...gone.map((path) => `${page} points at ${path}, which is not there.`),
    ...unknown.map((script) => `${page} names the script ${script}, which is not there.`),
  ];
});
for (const finding of findings) console.error(finding);
console.log(`${pages.length} pages, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;

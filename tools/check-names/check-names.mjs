// Checks that source files are named in kebab-case, with a role suffix, after their content.
import { globSync } from 'node:fs';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { nameFindingOf } = await import('./name-finding-of.ts');

const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results', 'playwright-report']);
const paths = globSync('{apps,libs,e2e,tools}/**/*.{ts,tsx,mjs,css,html}', {
  cwd: workspaceRoot,
  exclude: (name) => NOT_SOURCE.has(name.slice(name.lastIndexOf('/') + 1)),
});
const findings = paths.map(nameFindingOf).filter((finding) => finding !== undefined);
for (const finding of findings) console.error(finding);
console.log(`${paths.length} file names, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;

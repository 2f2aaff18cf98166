// Checks the Dutch table of libs/texts against the code: keys are well-formed, unique, defined and used.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useProjectNode, workspaceRoot } from '../node/use-project-node.mjs';

useProjectNode();
const { textsDefinedIn, textUsageIn } = await import('./text-usage.ts');
const { findingsOf } = await import('./text-findings.ts');
const { isOfVisitors, textsWithoutScreen } = await import('./visitor-texts.ts');
const { textScreenOf } = await import('../../libs/texts/src/screens/text-screens.ts');

const TABLE = 'libs/texts/src/nl/';
const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results']);
const read = (path) => readFileSync(join(workspaceRoot, path), 'utf8');
const paths = globSync('{apps,libs,tools/demo}/**/*.{ts,tsx}', {
  cwd: workspaceRoot,
  exclude: (name) => NOT_SOURCE.has(name.slice(name.lastIndexOf('/') + 1)),
}).filter((path) => !/\.(test|e2e)\.tsx?$/.test(path));

const defined = paths
  .filter((path) => path.startsWith(TABLE))
  .flatMap((path) => textsDefinedIn(path, read(path)));
const usages = paths.filter((path) => !path.startsWith(TABLE)).map((path) => textUsageIn(path, read(path)));
const ofVisitors = paths.filter(isOfVisitors).map((path) => textUsageIn(path, read(path)));
const findings = [...findingsOf(defined, usages), ...textsWithoutScreen(ofVisitors, textScreenOf)];
for (const finding of findings) console.error(finding);
console.log(`${defined.length} texts, ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;

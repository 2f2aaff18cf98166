import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Coverage, coverageOf, testKindOf } from './coverage.ts';
import { parseLedger, type Requirement } from './ledger.ts';
import { testTitlesIn } from './test-titles.ts';

const TEST_FILES = '{apps,libs,e2e,tools}/**/*.{test.ts,test.tsx,e2e.ts}';
const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results']);

/** Reads the ledger and all test files of the workspace, and compares them. */
export function readCoverage(workspace: string): { requirements: Requirement[]; coverage: Coverage } {
  const requirements = parseLedger(readFileSync(join(workspace, 'docs/ledger.md'), 'utf8'));
  const paths = globSync(TEST_FILES, {
    cwd: workspace,
    exclude: (name) => NOT_SOURCE.has(name.slice(name.lastIndexOf('/') + 1)),
  }).toSorted();
  const tests = paths.flatMap((path) =>
    testTitlesIn(path, readFileSync(join(workspace, path), 'utf8')).map((title) => ({
      ...title,
      path,
      kind: testKindOf(path),
    })),
  );
  return { requirements, coverage: coverageOf(requirements, tests) };
}

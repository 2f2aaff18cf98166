import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textScreenOf } from '@etalage/texts/screens';
import { literalTextsIn } from './literal-texts.ts';
import { findingsOf } from './text-findings.ts';
import { textsDefinedIn, textUsageIn } from './text-usage.ts';
import { isOfVisitors, textsWithoutScreen } from './visitor-texts.ts';

const TABLE = 'libs/texts/src/nl/';
const NOT_SOURCE = new Set(['node_modules', 'build', '.react-router', 'test-results']);
/** Examples for tests and for the catalogue of fields, which no website and no dashboard shows. */
const EXAMPLES = /^tools\/|\/testing\/|\/catalogue\/|\.fixture\.tsx?$/;

/** The texts of the table, and every problem with them: in the table, in its use, and beside it. */
export function checkWorkspace(root: string): { texts: number; findings: string[] } {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const paths = ['apps', 'libs', 'tools/demo'].flatMap((folder) => sourcesIn(root, folder));
  const defined = paths
    .filter((path) => path.startsWith(TABLE))
    .flatMap((path) => textsDefinedIn(path, read(path)));
  const others = paths.filter((path) => !path.startsWith(TABLE));
  const literals = others
    .filter((path) => !EXAMPLES.test(path))
    .flatMap((path) => literalTextsIn(path, read(path)))
    .map(({ path, line, text }) => `${path}:${line} has the text ${JSON.stringify(text)} outside the table.`);
  const used = findingsOf(
    defined,
    others.map((path) => textUsageIn(path, read(path))),
  );
  const ofVisitors = paths.filter(isOfVisitors).map((path) => textUsageIn(path, read(path)));
  const unscreened = textsWithoutScreen(ofVisitors, textScreenOf);
  return { texts: defined.length, findings: [...used, ...literals, ...unscreened] };
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : sourcesIn(root, path);
    return /\.tsx?$/.test(path) && !/\.(test|e2e)\.tsx?$/.test(path) ? [path] : [];
  });
}

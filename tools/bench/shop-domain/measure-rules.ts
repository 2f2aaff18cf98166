import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { circumstances, writeSection } from '../write-section.ts';
import { buildRules } from './build-rules.ts';
import { CALLS, type Comparison, compare, ROUNDS } from './compare.ts';
import { fiftyDiscountedLines, fiftyLines, twentyOptions } from './priced-input.ts';

/** The rules that are measured; tools do not import libs, so the types are declared here. */
interface Rules {
  cartTotals(lines: unknown, settings: unknown): unknown;
  priceWithOptions(product: unknown, selection: unknown): unknown;
}

interface Measured extends Comparison {
  readonly name: string;
  /** Target ratio to the rate of the clone. */
  readonly aim: number;
}

/** Measures the rules, prints the table, and fails the process for a rule that is slower than its target. */
export async function measureRules({ write }: { write: boolean }): Promise<void> {
  const index = pathToFileURL(join(workspaceRoot, 'libs/shop-domain/src/index.ts')).href;
  const rules = compareAll((await import(index)) as Rules);
  const gzip = gzipSync(await buildRules(), { level: 9 }).length;
  const report = reportOf(rules, gzip);
  console.log(report);
  if (write) writeSection('shop-domain', report);
  for (const { name, ratio, aim } of rules) {
    if (ratio >= aim) continue;
    console.error(`${name} has ${ratio.toFixed(1)} times the rate of a clone, not ${aim}.`);
    process.exitCode = 1;
  }
}

function compareAll({ cartTotals, priceWithOptions }: Rules): Measured[] {
  return [
    {
      name: '`priceWithOptions`, 20 options with 10 calculation steps',
      aim: 5,
      ...compare(() => priceWithOptions(twentyOptions.product, twentyOptions.selection), twentyOptions),
    },
    {
      name: '`cartTotals`, 50 lines at two rates with shipping',
      aim: 2,
      ...compare(() => cartTotals(fiftyLines.lines, fiftyLines.settings), fiftyLines),
    },
    {
      name: '`cartTotals`, the same with a discount',
      aim: 2,
      ...compare(
        () => cartTotals(fiftyDiscountedLines.lines, fiftyDiscountedLines.settings),
        fiftyDiscountedLines,
      ),
    },
  ];
}

function reportOf(rules: readonly Measured[], gzip: number): string {
  const rows = rules.map(
    ({ name, own, clone, ratio, spread: [low, high], aim }) =>
      `| ${name} | ${own.toFixed(1)} | ${clone.toFixed(1)} | ${ratio.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)}) | ${aim} |`,
  );
  return `## Rules of the shop

Measured with \`npm run bench -- shop-domain -- --write\` (${circumstances()}). A rule against \`JSON.parse(JSON.stringify(input))\` of its own
input, in turn in one process: medians of ${ROUNDS} rounds of ${CALLS} calls, processor time in microseconds a call, and how many
times the rate of the clone it has (9 of 10 rounds lie within the brackets).

| Rule | rule, µs | clone, µs | times the clone | aim |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Prices and totals together are ${(gzip / 1024).toFixed(1)} kB gzip in a browser (aim: at most 6 kB), without zod.
`;
}

import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runFill } from '@etalage/demo/run-fill';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { measureBare, measureSearch, hitsOf, type SizedShop, WARM_REPLACED } from './measure-search.ts';
import {
  type Compared,
  comparedTable,
  type Large,
  largeTable,
  ABOUT_LARGE,
  ABOUT_COMPARED,
} from './report.ts';
import { addSearchBefore } from './search-before.ts';
import { comparedSearches, largeSearches } from './searches.ts';

const SMALL = 1_000;
const WEBSITE = 'groot';

/** Measures both shops, and writes the tables into the docs if requested. */
export async function measureSearchSize(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      products: { type: 'string', default: '100000' },
      folder: { type: 'string' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const [rounds, seconds, products] = [values.rounds, values.seconds, values.products].map(Number) as [
    number,
    number,
    number,
  ];
  console.log(circumstances());
  const compared = await withShop(SMALL, {}, (shop) => compare({ shop, website: WEBSITE, seconds }, rounds));
  if (values.only === 'compared') return console.log(comparedTable(compared));
  const large = await withShop(products, { folder: values.folder }, (shop) =>
    measureLarge({ shop, website: WEBSITE, seconds }, rounds),
  );
  const run = `${circumstances()}; medians of ${rounds} rounds of ${seconds} s.`;
  const text = [
    '## What a search costs',
    run,
    `${ABOUT_COMPARED}\n\n${comparedTable(compared)}`,
    `${ABOUT_LARGE}\n\n${largeTable(large)}`,
  ].join('\n\n');
  console.log(text);
  if (values.write) writeSection('search-size', text);
}

async function withShop<Result>(
  products: number,
  { folder }: { folder?: string | undefined },
  work: (shop: RunningShop) => Promise<Result>,
): Promise<Result> {
  const isFilled = folder !== undefined && existsSync(folder);
  if (folder !== undefined && !isFilled) {
    mkdirSync(folder, { recursive: true });
    // For root, PostgreSQL runs as another user.
    chmodSync(folder, 0o755);
  }
  const shop = await startShop(folder === undefined ? {} : { folder });
  try {
    if (!isFilled) {
      const size = ['--products', String(products), '--orders', '2', '--pages', '20', '--seed', '1'];
      await runFill([...size, '--slug', WEBSITE], { DATA_DIR: shop.folder }, console.log);
    }
    return await work(shop);
  } finally {
    await shop.stop({ keep: folder !== undefined });
  }
}

/** Each search of today in turn with that of before. */
async function compare(sized: SizedShop, rounds: number): Promise<Compared[]> {
  const results = comparedSearches.map((search): Compared => ({ ...search, before: [], today: [] }));
  const before = await addSearchBefore(sized.shop, sized.website);
  for (let round = 0; round < rounds; round += 1) {
    for (const which of round % 2 === 0 ? (['before', 'today'] as const) : (['today', 'before'] as const)) {
      await before.use(which);
      for (const result of results) result[which].push(await measureSearch(sized, result, WARM_REPLACED));
    }
  }
  await before.close();
  return results;
}

async function measureLarge(sized: SizedShop, rounds: number): Promise<Large[]> {
  const results: Large[] = [];
  for (const search of largeSearches)
    results.push({ ...search, hits: await hitsOf(sized, search), shop: [], alone: [] });
  for (let round = 1; round <= rounds; round += 1) {
    for (const result of results) {
      result.shop.push(await measureSearch(sized, result));
      result.alone.push(await measureBare(sized, result));
    }
    console.log(`round ${round} of ${rounds}`);
  }
  return results;
}

import { endpoints } from '@etalage/api-contract';
import { openRunningDatabase, withWebsite } from '@etalage/api/seed';
import {
  demoQueries,
  gardenQueries,
  gardenWebsite,
  type MeasuredShare,
  measureShare,
  type Query,
  seedGardenShop,
} from '@etalage/demo/search-quality';
import { openConnection } from '../http/connection.ts';
import { startShop } from '../../start/start-shop.ts';
import { writeSection } from '../write-section.ts';

const DEMO = 'atelier-noord';
const ABOUT = `\`npm run bench -- search-quality -- --write\` makes this table: of a hundred queries over each shop, how many have an
expected product first, and how many within the first three. The queries are in \`tools/demo/search-quality\`. The ranking is
tuned on those of the demo shop only.`;

/** Starts a server with the demo shop and the shop for the garden, asks all queries, and prints what came first. */
export async function measureSearch({ write }: { write: boolean }): Promise<void> {
  const shop = await startShop();
  try {
    const db = openRunningDatabase({ DATA_DIR: shop.folder });
    await withWebsite(db, gardenWebsite.id, seedGardenShop);
    await db.close();
    const table = [
      '| shop | queries | of | first | within three |',
      '| --- | --- | --- | --- | --- |',
      ...rowsOf('demo', await ask(shop.port, DEMO, demoQueries)),
      ...rowsOf('garden', await ask(shop.port, gardenWebsite.id, gardenQueries)),
    ].join('\n');
    console.log(`\n${table}`);
    if (write) writeSection('search-quality', `## What a search finds first\n\n${ABOUT}\n\n${table}`);
  } finally {
    await shop.stop();
  }
}

async function ask(port: number, website: string, queries: readonly Query[]): Promise<MeasuredShare> {
  const connection = await openConnection(port, `${website}.localhost:${port}`);
  const ids = { website_id: website, project_id: website };
  const share = await measureShare(queries, async (query) => {
    const request = { ...ids, query, filters: '', current_url: '', limit: 30 };
    const { results } = (await connection.call(endpoints.search.path, request)) as {
      results: { kind: string; url: string }[];
    };
    return results.filter(({ kind }) => kind === 'product').map(({ url }) => url);
  });
  connection.close();
  for (const { query, found } of share.missed)
    console.log(`${website}: "${query[1]}" (${query[0]}) finds first ${found.join(', ') || 'nothing'}`);
  return share;
}

function rowsOf(shop: string, share: MeasuredShare): string[] {
  const row = (queries: string, { of, first, within3 }: { of: number; first: number; within3: number }) =>
    `| ${shop} | ${queries} | ${of} | ${first} | ${within3} |`;
  return [row('all', share), ...[...share.perKind].map(([kind, part]) => row(kind, part))];
}

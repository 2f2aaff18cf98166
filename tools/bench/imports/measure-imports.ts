import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { endpoints } from '@etalage/api-contract';
import { runFill } from '@etalage/demo/run-fill';
import { type RunningShop, startShop } from '../../start/start-shop.ts';
import { openOwnerLane, type OwnerLane } from '../files/owner-lane.ts';
import { PRODUCTS, SEED, SLUG } from '../http/cases.ts';
import { openPool } from '../http/open-pool.ts';
import { circumstances, writeSection } from '../write-section.ts';
import { importsTable, salesTable } from './report.ts';
import { runImport } from './run-import.ts';
import { sellDuring } from './sell.ts';
import { itemsWithValues, plainItems, PROPERTIES, VALUES } from './sheets.ts';

const ids = { website_id: SLUG, project_id: SLUG };
const say = (line: string) => console.log(line);

/** Measures large imports, one of them while visitors buy, and writes the tables into the docs if requested. */
export async function measureImports(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      items: { type: 'string', default: '10000' },
      buyers: { type: 'string', default: '4' },
      seconds: { type: 'string', default: '20' },
      write: { type: 'boolean', default: false },
    },
  });
  say(circumstances());
  const shop = await startShop();
  try {
    const lane = await openShop(shop);
    const sizes = {
      items: Number(values.items),
      buyers: Number(values.buyers),
      seconds: Number(values.seconds),
    };
    const tables = await measureAll(shop, lane, sizes);
    lane.close();
    const run = `${circumstances()}; ${values.buyers} buyers at the same time, in a shop of ${PRODUCTS} products.`;
    const text = `## Imports of ${values.items} products\n\n${run}\n\n${ABOUT}\n\n${tables}`;
    say(text);
    if (values.write) writeSection('imports', text);
  } finally {
    await shop.stop();
  }
}

const ABOUT = `\`npm run bench -- imports -- --write\` makes these tables: all rows are new products with a price, pieces, a brand, a category
and a text, sent and stored by the calls and the job of the dashboard. Half of the buyers add to carts and half check out,
as fast as they are answered; a checkout is seven calls. The second import brings ${PROPERTIES.length * VALUES} new values of ${PROPERTIES.length} properties.`;

interface Sizes {
  readonly items: number;
  readonly buyers: number;
  readonly seconds: number;
}

async function measureAll(
  shop: RunningShop,
  lane: OwnerLane,
  { items, buyers, seconds }: Sizes,
): Promise<string> {
  // The first calls compile code and prepare statements.
  await sellDuring(shop, buyers, () => wait(5000));
  const alone = await sellDuring(shop, buyers, () => wait(seconds * 1000));
  say('sold without an import');
  const selling = await sellDuring(shop, buyers, () => runImport(lane, ids, plainItems('A', items)));
  say(`imported while selling: ${JSON.stringify(selling.result)}`);
  const again = await sellDuring(shop, buyers, () => wait(seconds * 1000));
  const quiet = await runImport(lane, ids, itemsWithValues('B', items));
  say(`imported with new values: ${JSON.stringify(quiet)}`);
  const imports = importsTable([
    { name: 'while the shop sells', items, times: selling.result },
    { name: `with ${PROPERTIES.length * VALUES} new values`, items, times: quiet },
  ]);
  const sales = salesTable([
    { name: 'before the import', sales: alone.sales },
    { name: 'during it, from the first row sent', sales: selling.sales },
    { name: 'after it', sales: again.sales },
  ]);
  return `${imports}\n\n${sales}`;
}

/** Fills the shop, makes the owner of the demo its owner, and adds the properties. */
async function openShop(shop: RunningShop): Promise<OwnerLane> {
  const size = ['--products', String(PRODUCTS), '--orders', '100', '--pages', '5', '--seed', String(SEED)];
  await runFill([...size, '--slug', SLUG], { DATA_DIR: shop.folder }, () => {});
  const { host, port } = shop.database;
  const pool = openPool({ host, port, user: 'postgres', database: 'etalage' }, 1);
  await pool.query(
    `insert into memberships (website_id, user_id, role) select '${SLUG}', user_id, 'owner' from memberships
     where website_id = 'leeg' on conflict do nothing`,
  );
  await pool.query('vacuum analyze');
  await pool.end();
  const lane = await openOwnerLane(shop);
  for (const title of PROPERTIES)
    await lane.call(endpoints.createProperty.path, { ...ids, title, kind: 'choice', unit: '' });
  return lane;
}

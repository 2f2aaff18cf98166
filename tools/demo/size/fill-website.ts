import { sql } from 'kysely';
import {
  addPage,
  type AppDatabase,
  block,
  insertWebsite,
  paragraph,
  publishSite,
  type SeedWebsite,
  type WebsiteTransaction,
  withWebsite,
} from '@etalage/api/seed';
import { demoMedia } from '../content/demo-assets.ts';
import { insertMethods, saveCompositions } from '../content/insert-shop.ts';
import { demoWebsite } from '../content/demo-websites.ts';
import { demoSettings } from '../content/site/settings.ts';
import { insertRows } from './insert-rows.ts';
import { lastOrderNumber, orderRows } from './order-rows.ts';
import { categoryRows, productRows } from './product-rows.ts';

/** The size of one website. */
export interface WebsiteSize {
  readonly products: number;
  readonly orders: number;
  readonly pages: number;
}

export type Progress = (what: string, done: number, of: number) => void;

const PER_TRANSACTION = 5_000;
const media = demoMedia(demoWebsite.id);
/** Creates a website of a size, with the program's own role, so that row-level security applies. */
export async function fillWebsite(
  db: AppDatabase,
  website: SeedWebsite,
  size: WebsiteSize,
  seed: number,
  onProgress: Progress = () => {},
): Promise<void> {
  const within = (work: (tx: WebsiteTransaction) => Promise<void>) =>
    withWebsite(db, website.id, async (tx) => {
      // Large batches may take longer than the timeout of a visitor's call.
      await sql`set local statement_timeout = 0`.execute(tx);
      await work(tx);
    });
  await within(async (tx) => {
    await insertShop(tx, website);
    await addPage(tx, website.id, pageAt(website.slug, 0));
  });
  for (const [from, to] of parts(size.products)) {
    await within(async (tx) => {
      const rows = productRows(website.id, seed, from, to, media);
      for (const table of ['products', 'product_categories', 'product_filter_values', 'stock'] as const)
        await insertRows(tx, table, rows[table]);
    });
    onProgress('producten', to, size.products);
  }
  for (const [from, to] of parts(size.pages - 1, 100)) {
    await within(async (tx) => {
      for (let index = from; index < to; index += 1)
        await addPage(tx, website.id, pageAt(website.slug, index + 1));
    });
    onProgress("pagina's", to + 1, size.pages);
  }
  for (const [from, to] of parts(size.products > 0 ? size.orders : 0)) {
    await within((tx) => insertOrders(tx, website.id, seed, from, to, size.products));
    onProgress('bestellingen', to, size.orders);
  }
}

async function insertShop(tx: WebsiteTransaction, website: SeedWebsite): Promise<void> {
  const website_id = website.id;
  await insertWebsite(tx, website, `Winkel ${website.slug}`, {
    ...demoSettings,
    live_domain: website.hosts[0],
  });
  await insertRows(tx, 'categories', categoryRows(website_id, media));
  await insertMethods(tx, website_id, media);
  await saveCompositions(tx, website_id, media);
  await publishSite(tx, website_id);
}

async function insertOrders(
  tx: WebsiteTransaction,
  website_id: string,
  seed: number,
  from: number,
  to: number,
  products: number,
): Promise<void> {
  const made = Array.from({ length: to - from }, (_, offset) =>
    orderRows(website_id, seed, from + offset, products),
  );
  await insertRows(
    tx,
    'orders',
    made.map(({ order }) => order),
  );
  await insertRows(
    tx,
    'order_lines',
    made.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    'payment_attempts',
    made.map(({ attempt }) => attempt),
  );
  await insertRows(
    tx,
    'payment_events',
    made.map(({ event }) => event),
  );
  const last = lastOrderNumber(to);
  const counted = { last_number: last, highest_given: last };
  await tx
    .insertInto('order_counters')
    .values({ website_id, series: 'order', ...counted })
    .onConflict((conflict) => conflict.columns(['website_id', 'series']).doUpdateSet(counted))
    .execute();
}

function pageAt(slug: string, index: number) {
  const title = index === 0 ? `Welkom bij ${slug}` : `Pagina ${index}`;
  return {
    id: index === 0 ? 'home' : `pagina-${index}`,
    path: index === 0 ? '/' : `/pagina-${index}`,
    title,
    sections: [
      block('sectionContent', {}, [paragraph(`<h1>${title}</h1><p>Tekst van ${title}.</p>`)]),
      block('sectionContent', {}, [
        block('products', {
          columns: '4',
          products: [1, 2, 3].map((number) => `p${index * 4 + number}`),
        }),
      ]),
    ],
  };
}

/** Ranges that cover `count` items. */
function parts(count: number, size = PER_TRANSACTION): [from: number, to: number][] {
  return Array.from({ length: Math.ceil(Math.max(0, count) / size) }, (_, part) => [
    part * size,
    Math.min(count, (part + 1) * size),
  ]);
}

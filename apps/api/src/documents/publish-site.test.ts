import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { createPage, publishPage } from '../pages/publish-page.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { publishSite, saveSiteDraft } from './publish-site.ts';

const database = await createTestDatabase();
const { app, admin } = database;
const a = await database.createWebsite({ id: 'a' });
const b = await database.createWebsite({ id: 'b' });
const empty = { version: 1 as const, root: [], blocks: {} };
const numberOf = async (id: string) =>
  (
    await admin.global
      .selectFrom('websites')
      .select('publish_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).publish_number;

/** The ids of the websites that are notified while `work` runs. */
async function notifiedSites(work: () => Promise<unknown>): Promise<string[]> {
  const client = await admin.pool.connect();
  const names: string[] = [];
  client.on('notification', ({ payload }) => names.push(payload ?? ''));
  await client.query('listen etalage_publish');
  await work();
  await client.query('select 1');
  await new Promise((resolve) => setTimeout(resolve, 100));
  client.release(true);
  return names;
}

describe('publishing', () => {
  it('raises the number and notifies every process, of this website only', async () => {
    const before = [await numberOf(a), await numberOf(b)];
    await withWebsite(app, a, (tx) => saveSiteDraft(tx, a, 'header', empty));
    expect(await numberOf(a)).toBe(before[0]);
    expect(new Set(await notifiedSites(() => withWebsite(app, a, (tx) => publishSite(tx, a))))).toEqual(
      new Set([a]),
    );
    expect(await numberOf(a)).toBeGreaterThan(before[0]!);
    expect(await numberOf(b)).toBe(before[1]);
  });

  it('notifies of a changed product, a changed setting and a product that sells out, not of every sale', async () => {
    const product = { website_id: a, id: 'p', title: 'P', url: '/p', price_cents: 1, sale_price_cents: null };
    const change = (work: Parameters<typeof withWebsite<unknown>>[2]) =>
      notifiedSites(() => withWebsite(app, a, work));
    expect(await change((tx) => tx.insertInto('products').values(product).execute())).toContain(a);
    expect(
      await change((tx) => tx.updateTable('websites').set({ name: 'Anders' }).where('id', '=', a).execute()),
    ).toContain(a);
    await withWebsite(app, a, (tx) =>
      tx.insertInto('stock').values({ website_id: a, product_id: 'p', on_hand: 2 }).execute(),
    );
    const sell = (reserved: number) =>
      change((tx) => tx.updateTable('stock').set({ reserved }).where('product_id', '=', 'p').execute());
    expect(await sell(1)).toEqual([]);
    expect(await sell(2)).toEqual([a]);
  });

  it('stores nothing and notifies nobody when the transaction fails', async () => {
    const before = await numberOf(a);
    const failing = () =>
      withWebsite(app, a, async (tx) => {
        const id = await createPage(tx, a, { path: '/x', title: 'X', document: empty });
        await publishPage(tx, a, id);
        throw new Error('fault');
      }).catch(() => undefined);
    expect(await notifiedSites(failing)).toEqual([]);
    expect(await numberOf(a)).toBe(before);
  });

  it('shows one revision at a time', async () => {
    for (let i = 0; i < 3; i++) {
      await withWebsite(app, a, async (tx) => {
        await saveSiteDraft(tx, a, 'footer', empty);
        await publishSite(tx, a);
      });
    }
    const { rows } = await admin.pool.query(
      `select revision, published from site_documents where kind = 'footer' order by 1`,
    );
    expect(rows).toEqual([
      { revision: 1, published: false },
      { revision: 2, published: false },
      { revision: 3, published: true },
    ]);
  });
});

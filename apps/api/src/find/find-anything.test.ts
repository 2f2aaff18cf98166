import { describe, expect, it } from 'vitest';
import { documentFixture } from '../testing/document-fixture.ts';
import { as, ownerContractCases } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { findHandlers } from './handlers.ts';

const { database, api, ids, websiteId, otherWebsite, page } = await documentFixture(findHandlers);
const shop = shopFixture(database, websiteId);
const { pool } = database.admin;

interface Found {
  kind: string;
  id: string;
  title: string;
  detail: string;
}
const find = async (query: string, member = 'owner') =>
  ((await api.call('findAnything', { ...ids, query }, as(member))).body as unknown as { found: Found[] })
    .found;

ownerContractCases({
  database,
  api,
  otherWebsite,
  endpoint: 'findAnything',
  good: async () => ({ ...ids, query: 'pagina' }),
  notFor: [],
});

describe('findAnything', () => {
  it('finds pages, menus and products whose name or address contains every word, without accents and case', async () => {
    const { id, path } = await page();
    await pool.query(`update pages set title = 'Één boom' where id = $1`, [id]);
    await pool.query(`insert into menus (website_id, id, title) values ($1, 'm', 'Boommenu')`, [websiteId]);
    await shop.product({ id: 'p', title: 'Boomstam', url: '/boomstam' });
    expect(await find('BOOM een')).toEqual([{ kind: 'pages', id, title: 'Één boom', detail: path }]);
    expect((await find('boom')).map(({ kind }) => kind)).toEqual(['pages', 'menus', 'products']);
    expect(await find(`${path.slice(1)} iets`)).toEqual([]);
  });

  it('finds at most five of a kind, and only on this website', async () => {
    for (let made = 0; made < 7; made++) {
      const { id } = await page();
      await pool.query(`update pages set title = 'Zevenmaal' where id = $1`, [id]);
    }
    const foreign = await page('x', { website: otherWebsite });
    await pool.query(`update pages set title = 'Zevenmaal elders' where id = $1`, [foreign.id]);
    expect(await find('zevenmaal')).toHaveLength(5);
    expect(await find('elders')).toEqual([]);
  });

  it('shows a member of the shop no pages, and an editor no orders', async () => {
    await page();
    expect((await find('a', 'shop')).filter(({ kind }) => kind !== 'products' && kind !== 'orders')).toEqual(
      [],
    );
    expect((await find('a', 'editor')).filter(({ kind }) => kind === 'orders')).toEqual([]);
  });

  it('takes signs of patterns as they are', async () => {
    expect(await find('%')).toEqual([]);
    expect(await find('_______')).toEqual([]);
  });
});

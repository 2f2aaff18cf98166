import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { ownedProductsHandlers } from './handlers.ts';
import { runPlannedProducts } from './run-planned-products.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ownedProductsHandlers, a, b);
const ids = { website_id: a, project_id: a };
const start = Date.now();
const moment = (minutes: number) => new Date(start + minutes * 60_000);
const sweep = (minutes: number, website = a) =>
  runPlannedProducts({ db: database.app, now: () => moment(minutes) }, website);

interface Opened {
  product: Record<string, unknown> & { status: string; publish_at: string | null; version: number };
}
const open = async (id: string) =>
  ((await api.call('getOwnedProduct', { ...ids, id })).body as Opened).product;
async function planned(minutes: number): Promise<string> {
  const { body } = await api.call('createProduct', { ...ids, title: 'Kruk', price_cents: 100 });
  const { id } = body as { id: string };
  const { id: _i, version, on_hand: _h, reserved: _r, updated_at: _u, ...content } = await open(id);
  const product = { ...content, publish_at: moment(minutes).toISOString() };
  await api.call('saveProduct', { ...ids, id, version, product });
  return id;
}

describe('a planned product', () => {
  it('goes online at its moment, in the name of who planned it', async () => {
    const id = await planned(10);
    await sweep(9);
    expect(await open(id)).toMatchObject({ status: 'draft', version: 2 });
    await sweep(10);
    expect(await open(id)).toMatchObject({ status: 'published', publish_at: null, version: 3 });
    const { body } = await api.call('listProductEvents', { ...ids, id });
    expect((body as { events: object[] }).events[0]).toMatchObject({
      action: 'published',
      member: 'Naam van owner',
    });
  });

  it('is published once by sweeps at the same time, and by none of another website', async () => {
    const id = await planned(10);
    await sweep(60, b);
    expect(await open(id)).toMatchObject({ status: 'draft' });
    await Promise.all(Array.from({ length: 8 }, () => sweep(11)));
    expect(await open(id)).toMatchObject({ status: 'published', version: 3 });
  });
});

import { describe, expect, it } from 'vitest';
import { nodesOf, readPdf } from '../pdf/testing/read-pdf.ts';
import type { FileStorage } from '../ports/storage/file-storage.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { startOwnerApi } from '../testing/owner-contract-cases.ts';
import { packingSlipsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const files = { storage: { read: async () => undefined } as unknown as FileStorage } as never;
const api = await startOwnerApi(database, packingSlipsHandlers, a.websiteId, b.websiteId, { files });
const other = await startOwnerApi(database, packingSlipsHandlers, b.websiteId, a.websiteId, { files });
const admin = database.admin.global;
const company = { name: 'Atelier Noord', street: 'Gracht 1', postcode: '1015 AB', city: 'Amsterdam' };
await admin
  .updateTable('websites')
  .set({ settings: JSON.stringify({ company }) })
  .where('id', '=', a.websiteId)
  .execute();
const table = await a.product({ title: 'Tafel', article_number: 'TAF-1' });
const stool = await a.product({ title: 'Kruk' });

async function ordered() {
  const session = await shop.cart([{ product_id: table, quantity: 3 }, { product_id: stool }]);
  await shop.method(session, 'pay_on_pickup');
  const { body } = await shop.order(session);
  return admin
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', body.order.number as string)
    .executeTakeFirstOrThrow();
}
/** Two tables of an order were sent before. */
async function sentInPart({ id, website_id }: { id: string; website_id: string }) {
  await admin.updateTable('orders').set({ sent: 'partly' }).where('id', '=', id).execute();
  const shipment = { website_id, id: `z-${id}`, order_id: id, carrier: 'postnl' as const };
  await admin.insertInto('shipments').values(shipment).execute();
  const line = { website_id, shipment_id: shipment.id, position: 1, quantity: 2 };
  await admin.insertInto('shipment_lines').values(line).execute();
}
const slips = (numbers: string[], pieces: 'left' | 'all' = 'left') =>
  api.call('getPackingSlips', { ...a.ids, numbers, pieces });
const read = (file: string) => readPdf(Uint8Array.from(Buffer.from(file, 'base64')));

describe('packing slips', () => {
  it('are one PDF with each order on a page: what is left, for whom, from whom, and no prices', async () => {
    const one = await ordered();
    const two = await ordered();
    await sentInPart(two);
    const { status, body } = await slips([two.number, 'X9', one.number, two.number]);
    expect([status, body.count, body.skipped]).toEqual([
      200,
      2,
      [{ number: 'X9', message: 'Deze bestelling is er niet.' }],
    ]);
    const pdf = await read(body.file as string);
    expect(pdf.info).toMatchObject({ Title: 'Pakbonnen', Author: 'Atelier Noord', Language: 'nl' });
    const [first = '', second = '', ...more] = pdf.pages.map(({ text }) => text);
    expect(more).toEqual([]);
    expect(first).toContain(`Pakbon ${two.number}`);
    expect(first).toContain('Tafel TAF-1 3 1');
    expect(second).toContain(`Pakbon ${one.number}`);
    expect(second).toContain('Tafel TAF-1 3');
    expect(second).toContain('Jan de Vries Dorpsstraat 1 1234 AB Utrecht');
    expect(second).toContain('Gracht 1 1015 AB Amsterdam');
    expect(second).toContain('Totaal stuks 4');
    expect(first + second).not.toContain('€');
    expect(nodesOf(pdf.pages[1]?.tree)).toContain('TH');
  });

  it('list all that was ordered if they are asked to, and nothing that was sent otherwise', async () => {
    const order = await ordered();
    await sentInPart(order);
    const all = await read((await slips([order.number], 'all')).body.file as string);
    expect(all.pages[0]?.text).toContain('Totaal stuks 4');
    await admin.updateTable('orders').set({ sent: 'all' }).where('id', '=', order.id).execute();
    const none = await slips([order.number]);
    expect([none.status, none.body.errors]).toEqual([
      422,
      { numbers: ['Van deze bestellingen is er niets om in te pakken.'] },
    ]);
  });

  it('are not those of another website, and two hundred at most', async () => {
    const { number } = await ordered();
    const foreign = { ...b.ids, numbers: [number], pieces: 'all' };
    expect((await other.call('getPackingSlips', foreign)).status).toBe(422);
    const many = await slips(Array.from({ length: 201 }, (_, index) => `B${index}`));
    expect([many.status, Object.keys(many.body.errors as object)]).toEqual([422, ['numbers']]);
  });
});

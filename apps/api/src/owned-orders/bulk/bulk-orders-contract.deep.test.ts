import { createTestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { ownerContractCases, startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { bulkOrdersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const shop = await orderFixture(database);
const { a, b } = shop;
const api = await startOwnerApi(database, bulkOrdersHandlers, a.websiteId, b.websiteId, {
  siteUrl: (host) => `http://${host}`,
  jobs: { enqueue: async () => undefined },
});
const table = await a.product({ title: 'Tafel' });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };

let made = 0;
async function ordered() {
  const session = await shop.cart([{ product_id: table, quantity: 2 }]);
  await shop.method(session, 'pay_on_pickup');
  const number = (await shop.order(session)).body.order.number as string;
  const paid = { payment_status: 'paid' as const };
  await database.admin.global.updateTable('orders').set(paid).where('number', '=', number).execute();
  return number;
}
const sending = async () => {
  made += 1;
  const orders = [{ number: await ordered(), version: 1 }];
  return { ...a.ids, id: `keer-${made}`, orders, mail: true };
};

ownerContractCases({
  ...shared,
  endpoint: 'previewSendOrders',
  good: async () => ({ ...a.ids, numbers: [await ordered()] }),
});

ownerContractCases({ ...shared, endpoint: 'sendOrders', good: sending });

ownerContractCases({
  ...shared,
  endpoint: 'undoSendOrders',
  good: async () => {
    const { body } = await api.call('sendOrders', await sending());
    return { ...a.ids, change: body.change as string };
  },
  refused: async () => [{ title: 'unknown', body: { ...a.ids, change: 'weg' }, code: 'not_found' }],
});

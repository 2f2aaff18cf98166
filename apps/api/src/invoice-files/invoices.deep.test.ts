import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { company, invoiceFixture } from './testing/invoice-fixture.ts';

const database = await createTestDatabase();
const { shop, api, seen, paid, settings } = await invoiceFixture(database);
const { a, b } = shop;

const early = await paid();
await settings({ company });
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };
ownerContractCases({
  ...shared,
  endpoint: 'listOrderInvoices',
  good: async () => ({ ...a.ids, number: early.number }),
  refused: async () => [{ title: 'of no order', body: { ...a.ids, number: 'X9' }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'makeOrderInvoice',
  good: async () => ({ ...a.ids, number: early.number, version: (await seen(early.number)).version }),
  refused: async () => [
    { title: 'of no order', body: { ...a.ids, number: 'X9', version: 1 }, code: 'not_found' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'getInvoiceFile',
  good: async () => ({ ...a.ids, id: (await seen((await paid()).number)).invoices[0]?.id, form: 'ubl' }),
  refused: async () => [
    { title: 'that does not exist', body: { ...a.ids, id: 'nee', form: 'pdf' }, code: 'not_found' },
  ],
});

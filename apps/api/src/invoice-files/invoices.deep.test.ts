import { expectMadeOrLater } from '../pdf/testing/expect-made-or-later.ts';
import { contractCases } from '../testing/contract-cases.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { getBuyerInvoiceHandler } from './invoice-file.handlers.ts';
import { company, invoiceFixture, noFiles } from './testing/invoice-fixture.ts';

const database = await createTestDatabase();
const { shop, api, seen, paid, settings } = await invoiceFixture(database);
const { a, b } = shop;
const wide = { buyer_documents: { per: 'address', limit: 1000, seconds: 1 } } as const;

const buyers = await startTestApi(
  database,
  { files: noFiles },
  { handlers: { getBuyerInvoice: getBuyerInvoiceHandler }, rateLimits: wide },
);
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

const opened = async () => {
  const { token, number } = await paid();
  const document = (await seen(number)).invoices[0]?.number;
  return { ...a.ids, order_session: token, email: 'jan@voorbeeld.nl', number: document };
};
contractCases({
  database,
  api: buyers,
  endpoint: 'getBuyerInvoice',
  otherWebsite: b.websiteId,
  good: opened,
  refused: async () => {
    const body = await opened();
    // Opens the order, so that what is refused then writes nothing.
    await buyers.call('getBuyerInvoice', body);
    return [
      { title: 'of another order', body: { ...body, number: (await opened()).number }, code: 'not_found' },
    ];
  },
  atOnce: expectMadeOrLater,
});

import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { belgian, peppolFixture } from './testing/peppol-fixture.ts';

const database = await createTestDatabase();
const { a, b, api, connect, sold, sweep, versionOf } = await peppolFixture(database);
await connect();
const shared = { database, api, otherWebsite: b.websiteId };

// Testing the connection is limited per member: its cases are with those of the connection.
ownerContractCases({
  ...shared,
  endpoint: 'getPeppol',
  notFor: ['editor', 'shop'],
  good: async () => ({ ...a.ids }),
});

/** A document that the access point refused. */
async function refused() {
  const { number, id } = await sold({ ...belgian, invoice_tax_number: 'BE0702000084' });
  await sweep();
  return { ...a.ids, number, version: await versionOf(number), id };
}

const receiver = { scheme: '0208', participant: '0403170701' };
const own = await refused();
for (const endpoint of ['sendPeppolInvoice', 'settlePeppolInvoice'] as const) {
  const more = endpoint === 'sendPeppolInvoice' ? receiver : {};
  ownerContractCases({
    ...shared,
    endpoint,
    notFor: ['editor'],
    good: async () => ({ ...(await refused()), ...more }),
    refused: async () => [
      { title: 'an older version', body: { ...own, ...more, version: 1 }, code: 'conflict' },
      { title: 'an order that does not exist', body: { ...own, ...more, number: 'weg' }, code: 'not_found' },
      { title: 'a document that does not exist', body: { ...own, ...more, id: 'weg' }, code: 'not_found' },
    ],
  });
}

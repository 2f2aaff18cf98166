import { dutchDayOf } from '@etalage/texts/format';
import { withWebsite } from '../db/with-website.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { jan } from '../testing/order-fixture.ts';
import { ownerContractCases } from '../testing/owner-contract-cases.ts';
import { ownedOrderFixture } from './testing/owned-order-fixture.ts';

const database = await createTestDatabase();
const shop = await ownedOrderFixture(database);
const { a, b, api, seen } = shop;
const shared = { database, api, otherWebsite: b.websiteId, notFor: ['editor' as const] };
const today = dutchDayOf(new Date());

const originals = { wire: await shop.ordered('wire'), ideal: await shop.ordered('ideal') };
/** A new order, to be paid in this way. */
const ordered = (method: keyof typeof originals = 'wire') => shop.copyOf(originals[method].token);
const fresh = async (method: keyof typeof originals = 'wire') => seen((await ordered(method)).token);
const after = async (call: 'cancelOrder' | 'markOrderPaid' | 'completeOrder', asked: object) => {
  const { token } = await ordered();
  await api.call(call, { ...(await seen(token)), ...asked });
  return seen(token);
};
const cancelled = () => after('cancelOrder', { reason: '', mail: false });
const paid = () => after('markOrderPaid', { received_on: today });
const customer = {
  ...jan,
  invoice_is_company: '0',
  invoice_company: '',
  invoice_tax_number: '',
  invoice_phonenumber: '',
  custom_shipping_information: '0',
  shipping_firstname: '',
  shipping_lastname: '',
  shipping_phonenumber: '',
  shipping_email: '',
  shipping_street: '',
  shipping_number: '',
  shipping_postcode: '',
  shipping_city: '',
  shipping_country: '',
};
/** What every change refuses: an unknown order, and one that has changed. */
const stale = async (body: object) => [
  { title: 'unknown', body: { ...a.ids, ...body, number: 'O0' }, code: 'not_found' },
  { title: 'changed since', body: { ...a.ids, ...body, version: 7 }, code: 'conflict' },
];

ownerContractCases({
  ...shared,
  endpoint: 'getOrderActions',
  good: async () => {
    const { version: _version, ...body } = await fresh();
    return body;
  },
  refused: async () => [{ title: 'unknown', body: { ...a.ids, number: 'O0' }, code: 'not_found' }],
});
ownerContractCases({
  ...shared,
  endpoint: 'markOrderPaid',
  good: async () => ({ ...(await fresh()), received_on: today }),
  refused: async () => [
    ...(await stale({ ...(await fresh()), received_on: today })),
    {
      title: 'paid online',
      body: { ...(await fresh('ideal')), received_on: today },
      code: 'validation_failed',
    },
    { title: 'paid', body: { ...(await paid()), received_on: today }, code: 'validation_failed' },
    { title: 'future', body: { ...(await fresh()), received_on: '2999-01-01' }, code: 'validation_failed' },
    { title: 'early', body: { ...(await fresh()), received_on: '2020-01-01' }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'withdrawOrderPayment',
  good: paid,
  refused: async () => [
    ...(await stale(await paid())),
    { title: 'not paid', body: await fresh(), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'cancelOrder',
  good: async () => ({ ...(await fresh()), reason: 'Uitverkocht', mail: true }),
  refused: async () => [
    ...(await stale({ ...(await fresh()), reason: '', mail: true })),
    {
      title: 'cancelled',
      body: { ...(await cancelled()), reason: '', mail: true },
      code: 'validation_failed',
    },
    { title: 'paid', body: { ...(await paid()), reason: '', mail: true }, code: 'validation_failed' },
    {
      title: 'long',
      body: { ...(await fresh()), reason: 'x'.repeat(501), mail: true },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'reopenOrder',
  good: cancelled,
  refused: async () => [
    ...(await stale(await cancelled())),
    { title: 'not cancelled', body: await fresh(), code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'completeOrder',
  good: async () => ({ ...(await fresh()), completed: true }),
  refused: async () => [
    ...(await stale({ ...(await fresh()), completed: true })),
    { title: 'cancelled', body: { ...(await cancelled()), completed: true }, code: 'validation_failed' },
    { title: 'open', body: { ...(await fresh()), completed: false }, code: 'validation_failed' },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'saveOrderCustomer',
  good: async () => ({ ...(await fresh()), customer: { ...customer, invoice_street: 'Kerkstraat' } }),
  refused: async () => [
    ...(await stale({ ...(await fresh()), customer })),
    {
      title: 'without a street',
      body: { ...(await fresh()), customer: { ...customer, invoice_street: ' ' } },
      code: 'validation_failed',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'listOrderMails',
  good: async () => {
    const { version: _version, ...body } = await fresh();
    return body;
  },
  refused: async () => [{ title: 'unknown', body: { ...a.ids, number: 'O0' }, code: 'not_found' }],
});

const withMail = async () => {
  const { token } = await ordered();
  const { app } = database;
  const mail = { recipient: 'x@x.nl', replyTo: '', senderName: '', subject: 'x', html: 'x', text: 'x' };
  const mail_id = await withWebsite(app, a.websiteId, (tx) =>
    addToOutbox(tx, a.websiteId, `order-confirmation:${token}`, mail),
  );
  return { ...(await seen(token)), mail_id };
};
ownerContractCases({
  ...shared,
  endpoint: 'resendOrderMail',
  good: withMail,
  refused: async () => [
    ...(await stale(await withMail())),
    {
      title: 'of another order',
      body: { ...(await fresh()), mail_id: (await withMail()).mail_id },
      code: 'not_found',
    },
  ],
});
ownerContractCases({
  ...shared,
  endpoint: 'makePaymentLink',
  good: async () => ({ ...(await fresh('ideal')), mail: true }),
  refused: async () => [
    ...(await stale({ ...(await fresh()), mail: false })),
    { title: 'paid', body: { ...(await paid()), mail: false }, code: 'validation_failed' },
    { title: 'cancelled', body: { ...(await cancelled()), mail: false }, code: 'validation_failed' },
  ],
});

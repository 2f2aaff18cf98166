import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { getOrderNotificationsHandler } from './get-order-notifications.handler.ts';
import {
  saveCustomerMailsHandler,
  saveOrderNotificationsHandler,
} from './save-order-notifications.handler.ts';

const database = await createTestDatabase();
const websiteId = await database.createWebsite({ host: 'a.test' });
const otherWebsite = await database.createWebsite({ host: 'b.test' });
const handlers = {
  getOrderNotifications: getOrderNotificationsHandler,
  saveCustomerMails: saveCustomerMailsHandler,
  saveOrderNotifications: saveOrderNotificationsHandler,
};
const shop = shopFixture(database, websiteId);
const api = await startOwnerApi(database, handlers, websiteId, otherWebsite);
const cases = { database, api, otherWebsite, notFor: ['editor'] as const };
const save = (order_email: string) => api.call('saveOrderNotifications', { ...shop.ids, order_email });
const stored = async () => {
  const { rows } = await database.admin.pool.query('select settings from websites where id = $1', [
    websiteId,
  ]);
  return (rows as { settings: Record<string, unknown> }[])[0]?.settings;
};

ownerContractCases({ ...cases, endpoint: 'getOrderNotifications', good: async () => shop.ids });
ownerContractCases({
  ...cases,
  endpoint: 'saveOrderNotifications',
  good: async () => ({ ...shop.ids, order_email: 'verkoop@houtwerk.test' }),
  refused: async () => [
    { title: 'no address', body: { ...shop.ids, order_email: 'verkoop' }, code: 'validation_failed' },
    {
      title: 'two addresses',
      body: { ...shop.ids, order_email: 'a@b.nl, c@d.nl' },
      code: 'validation_failed',
    },
  ],
});

ownerContractCases({
  ...cases,
  endpoint: 'saveCustomerMails',
  good: async () => ({ ...shop.ids, mails_off: ['reminder'] }),
});

describe('where the mails about orders go', () => {
  it('is the address that was saved, else that of the company', async () => {
    const company = { name: 'Houtwerk', email: 'info@houtwerk.test' };
    await shop.settings({ company, notifications: { other: 1 }, texts: { a: 'b' } });
    const read = () => api.call('getOrderNotifications', shop.ids, as('shop'));
    expect((await read()).body).toEqual({ order_email: '', company_email: company.email, mails_off: [] });
    expect((await save('  verkoop@houtwerk.test ')).status).toBe(200);
    expect((await read()).body).toMatchObject({ order_email: 'verkoop@houtwerk.test' });
    expect((await save('')).body).toMatchObject({ order_email: '' });
    expect(await stored()).toEqual({
      company,
      texts: { a: 'b' },
      notifications: { other: 1, order_email: '' },
    });
  });

  it('says at the field what is wrong, and keeps the address it had', async () => {
    await save('verkoop@houtwerk.test');
    expect((await save('verkoop')).body).toMatchObject({
      errors: { order_email: ['Vul een geldig e-mailadres in.'] },
    });
    expect(await stored()).toMatchObject({ notifications: { order_email: 'verkoop@houtwerk.test' } });
  });

  it('is saved over settings that cannot be read', async () => {
    await shop.settings({ notifications: 'onzin' });
    expect((await save('verkoop@houtwerk.test')).status).toBe(200);
    expect(await stored()).toEqual({ notifications: { order_email: 'verkoop@houtwerk.test' } });
  });
});

it('keeps which mails buyers do not get, beside the address', async () => {
  await shop.settings({ notifications: { order_email: 'verkoop@houtwerk.test' } });
  const { body } = await api.call('saveCustomerMails', {
    ...shop.ids,
    mails_off: ['paid', 'paid', 'failed'],
  });
  expect(body).toMatchObject({ order_email: 'verkoop@houtwerk.test', mails_off: ['paid', 'failed'] });
  const unknown = await api.call('saveCustomerMails', { ...shop.ids, mails_off: ['order'] });
  expect(unknown.status).toBe(422);
  expect(await stored()).toMatchObject({ notifications: { mails_off: ['paid', 'failed'] } });
});

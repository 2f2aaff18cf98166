import { customer as customerSchema } from '@etalage/shop-domain/schema';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownedOrderFixture } from './testing/owned-order-fixture.ts';

const database = await createTestDatabase();
const shop = await ownedOrderFixture(database);
const { a, api, ordered, seen, rowOf, eventsOf, mailsAbout } = shop;

const save = async (token: string, changes: object) => {
  const { customer } = await rowOf(token);
  const wire = z.encode(customerSchema, customer);
  return api.call('saveOrderCustomer', { ...(await seen(token)), customer: { ...wire, ...changes } });
};
const away = {
  custom_shipping_information: '1',
  shipping_firstname: 'Els',
  shipping_lastname: 'Bos',
  shipping_street: 'Laan',
  shipping_number: '2',
  shipping_postcode: '1234 AC',
  shipping_city: 'Utrecht',
  shipping_country: 'NL',
};

describe('the customer of an order', () => {
  it('is corrected for owner, buyer and later mails; what was agreed stays', async () => {
    const { token, id } = await ordered();
    const { snapshot } = await rowOf(token);
    const changes = { invoice_email: ' Els@Voorbeeld.nl ', invoice_street: 'Kerkstraat', ...away };
    expect((await save(token, changes)).body).toEqual({ version: 2 });
    const after = await rowOf(token);
    expect(after).toMatchObject({
      email: 'els@voorbeeld.nl',
      customer: { invoice_email: 'Els@Voorbeeld.nl', shipping_firstname: 'Els' },
    });
    expect(after.snapshot).toEqual(snapshot);
    expect((await shop.get(token, 'els@voorbeeld.nl')).body.users).toMatchObject({
      invoice_street: 'Kerkstraat',
      shipping_city: 'Utrecht',
    });
    expect((await shop.get(token)).status).toBe(404);
    expect((await eventsOf(id))[0]).toMatchObject({
      action: 'address_changed',
      before: { invoice_street: 'Dorpsstraat', invoice_email: 'Jan@Voorbeeld.nl' },
      after: { invoice_street: 'Kerkstraat', invoice_email: 'Els@Voorbeeld.nl' },
    });
    expect(Object.keys((await eventsOf(id))[0]?.after ?? {})).not.toContain('invoice_city');

    const [confirmation] = (await mailsAbout(token)).filter(({ unique_key }) =>
      unique_key.startsWith('order-confirmation'),
    );
    const again = await api.call('resendOrderMail', { ...(await seen(token)), mail_id: confirmation?.id });
    expect(again.body).toMatchObject({ recipient: 'Els@Voorbeeld.nl' });
    const sent = (await mailsAbout(token)).at(-1);
    expect(sent).toMatchObject({ subject: confirmation?.subject, recipient: 'Els@Voorbeeld.nl' });
    expect(shop.jobs.at(-1)).toMatchObject({ mail_id: sent?.id });
  });

  it.each<[string, object, string, string]>([
    ['a name', { invoice_firstname: '' }, 'invoice_firstname', 'Vul je voornaam in.'],
    ['an e-mail', { invoice_email: 'els' }, 'invoice_email', 'Vul een geldig e-mailadres in.'],
    [
      'a company',
      { invoice_is_company: '1', invoice_company: 'Bos' },
      'invoice_is_company',
      'Of je klant een bedrijf is, bepaalt de btw en kan niet meer veranderen.',
    ],
    [
      'a VAT number',
      { invoice_tax_number: 'NL1' },
      'invoice_tax_number',
      'Het btw-nummer bepaalt de btw en kan niet meer veranderen.',
    ],
    [
      'a country',
      { invoice_country: 'BE', invoice_postcode: '1000', ...away },
      'invoice_country',
      'Het land bepaalt de btw en de verzendkosten en kan niet meer veranderen.',
    ],
    [
      'a country of delivery',
      { ...away, shipping_country: 'BE', shipping_postcode: '1000' },
      'shipping_country',
      'Zo gaat de bestelling naar een ander land. Dat verandert de btw en de verzendkosten en kan niet meer.',
    ],
  ])('is not changed in %s that may not be', async (_what, changes, field, message) => {
    const { token } = await ordered();
    const { status, body } = await save(token, changes);
    expect([status, body.errors]).toEqual([422, { [`customer.${field}`]: [message] }]);
  });

  it('is not moved to where shipping costs something else', async () => {
    const { token } = await ordered();
    await a.shipping({ id: 'pakket', price: 500, postcode_from: '1000', postcode_to: '1999' });
    await database.admin.pool.query(
      `update orders set snapshot = jsonb_set(snapshot, '{cart,shipment,selected,selected}', '"pakket"') where token = $1`,
      [token],
    );
    expect((await save(token, { invoice_postcode: '1999 ZZ' })).status).toBe(200);
    const { body } = await save(token, { invoice_postcode: '2000 AA' });
    expect(body.errors).toEqual({
      'customer.invoice_postcode': [
        'Voor deze postcode gelden andere verzendkosten. Dat kan niet meer veranderen.',
      ],
    });
  });
});

describe('the mails of an order', () => {
  const list = async (token: string) => {
    const { number } = await rowOf(token);
    return (await api.call('listOrderMails', { ...a.ids, number })).body.mails as {
      id: string;
      again_to: string;
      status: string;
      error: string;
    }[];
  };

  it('are listed with what the mail server refused; one with a secret is not sent again', async () => {
    const { token } = await ordered();
    const [mail] = await list(token);
    expect(mail).toMatchObject({ status: 'waiting', error: '', again_to: 'Jan@Voorbeeld.nl' });
    await database.admin.pool.query(
      "update mail_outbox set status = 'failed', last_error = '550 onbekend', private = true where id = $1",
      [mail?.id],
    );
    expect((await list(token))[0]).toMatchObject({ status: 'failed', error: '550 onbekend', again_to: '' });
    const reply = await api.call('resendOrderMail', { ...(await seen(token)), mail_id: mail?.id });
    expect(reply.body.errors).toEqual({
      mail_id: ['Deze mail bevat een geheim van de ontvanger en wordt niet opnieuw gestuurd.'],
    });
  });

  it('are sent again at most ten times an hour', async () => {
    const { token } = await ordered();
    const [mail] = await list(token);
    const send = async () => api.call('resendOrderMail', { ...(await seen(token)), mail_id: mail?.id });
    for (let n = 0; n < 10; n++) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body.code, await list(token)]).toMatchObject([
      429,
      'rate_limited',
      { length: 11 },
    ]);
    await database.admin.pool.query(
      "update mail_outbox set created_at = created_at - interval '61 minutes' where order_token = $1",
      [token],
    );
    expect((await send()).status).toBe(200);
  });
});

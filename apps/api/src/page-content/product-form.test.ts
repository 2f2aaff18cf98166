import { resolvePage } from '@etalage/api-contract';
import { defaultFormSettings, newFormItem } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { withWebsite } from '../db/with-website.ts';
import { storeForm } from '../forms/form.repository.ts';
import { createCallEndpoint } from '../calls/create-call-endpoint.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { pageContentHandlers } from './handlers.ts';

const database = await createTestDatabase();
const { a, api } = await orderFixture(database, { handlers: pageContentHandlers });
const silent = { warn: () => {}, error: (fields: object) => console.error(fields) };
await withWebsite(database.app, a.websiteId, (tx) =>
  storeForm(
    tx,
    a.websiteId,
    {
      id: 'f1',
      title: 'Vraag',
      submit_title: 'Versturen',
      summary: '0',
      version: 1,
      items: [newFormItem({ type: 'text', identifier: 'naam', label: 'Naam' })],
      settings: { ...defaultFormSettings, mail_to: 'eigenaar@a.nl' },
    },
    '',
  ),
);

/** The forms in the page of a product. */
async function formsOf(changes: { enable_form: boolean; form_id: string }): Promise<unknown> {
  const id = await a.product({ title: 'Kast' });
  const { url } = await database.admin.global
    .updateTable('products')
    .set(changes)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirstOrThrow();
  const caller = { websiteId: a.websiteId, address: '10.0.0.1', origin: 'http://a.test' };
  const reply = await createCallEndpoint(api.server, caller, silent)(resolvePage, { path: url });
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.data.custom_fields.connections.forms;
}

describe('the page of a product', () => {
  it('PROD-21 contains the form with which visitors ask about it, without e-mail addresses', async () => {
    const forms = await formsOf({ enable_form: true, form_id: 'f1' });
    expect(forms).toMatchObject({
      f1: { id: 'f1', submit_title: 'Versturen', items: [{ identifier: 'naam' }] },
    });
    expect(JSON.stringify(forms)).not.toContain('eigenaar@a.nl');
  });

  it.each([
    { enable_form: false, form_id: 'f1' },
    { enable_form: true, form_id: '' },
  ])('PROD-21 contains no form with %o', async (changes) => {
    expect(await formsOf(changes)).toEqual({});
  });

  it('contains no form that was deleted', async () => {
    expect(await formsOf({ enable_form: true, form_id: 'weg' })).toEqual({});
  });
});

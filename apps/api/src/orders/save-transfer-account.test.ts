import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { ordersHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, ordersHandlers, a, b);
const shop = shopFixture(database, a);
const account = { iban: 'nl91 abna 0417 1643 00', holder: ' Atelier Noord B.V. ', days: 7 };
const body = { website_id: a, project_id: a, ...account };
const save = (changes: object = {}) => api.call('saveTransferAccount', { ...body, ...changes });
const stored = async () => {
  const methods = database.admin.global.selectFrom('payment_methods').selectAll();
  return methods.where('website_id', '=', a).orderBy('position').execute();
};

beforeEach(async () => {
  await database.admin.global.deleteFrom('payment_methods').where('website_id', '=', a).execute();
});

describe('saveTransferAccount', () => {
  it('adds the method to a website that has none, after its others', async () => {
    await shop.payment('ideal', { provider: 'online', position: 3 });
    const reply = await save();
    expect(reply.body).toEqual({ iban: 'NL91 ABNA 0417 1643 00', holder: 'Atelier Noord B.V.', days: 7 });
    expect((await stored())[1]).toMatchObject({
      id: 'wire',
      title: 'Overboeking',
      provider: 'offline',
      enabled: true,
      position: 4,
      transfer: { iban: 'NL91ABNA0417164300', holder: 'Atelier Noord B.V.', days: 7 },
    });
  });

  it('keeps the title and place of the method that is there, and empty fields end the offer', async () => {
    await shop.payment('wire', { title: 'Per bank', position: 2 });
    await save();
    expect(await stored()).toMatchObject([{ title: 'Per bank', position: 2, transfer: { days: 7 } }]);
    expect((await save({ iban: '', holder: ' ' })).body).toMatchObject({ iban: '', holder: '' });
    expect(await stored()).toMatchObject([{ title: 'Per bank', position: 2, transfer: null }]);
  });

  it.each([
    ['iban', 'NL91ABNA0417164301', 'Vul een geldig rekeningnummer (IBAN) in, zoals NL91 ABNA 0417 1643 00.'],
    ['iban', '', 'Vul een geldig rekeningnummer (IBAN) in, zoals NL91 ABNA 0417 1643 00.'],
    ['holder', '', 'Vul in op wiens naam de rekening staat.'],
    ['holder', 'x'.repeat(71), 'Deze naam is te lang: banken nemen hooguit 70 tekens aan.'],
    ['days', 0, 'Vul een heel aantal dagen in, van 1 tot 90.'],
    ['days', 1.5, 'Vul een heel aantal dagen in, van 1 tot 90.'],
    ['days', 91, 'Vul een heel aantal dagen in, van 1 tot 90.'],
  ])('refuses %s "%s" with a message at its field, and stores nothing', async (field, value, message) => {
    expect((await save({ [field]: value })).body).toMatchObject({ errors: { [field]: [message] } });
    expect(await stored()).toEqual([]);
  });
});

ownerContractCases({
  startsAnew: true,
  database,
  api,
  endpoint: 'saveTransferAccount',
  good: async () => body,
  otherWebsite: b,
  notFor: ['editor', 'shop'],
});

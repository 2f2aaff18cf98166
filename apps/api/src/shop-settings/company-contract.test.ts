import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';
import { shopFixture } from '../testing/shop-fixture.ts';
import { sellerOf } from '../websites/seller.ts';
import { shopSettingsOf } from '../websites/shop-settings.ts';
import { shopSettingsHandlers } from './handlers.ts';

const database = await createTestDatabase();
const a = await database.createWebsite({ id: 'a', host: 'a.test' });
const b = await database.createWebsite({ id: 'b', host: 'b.test' });
const api = await startOwnerApi(database, shopSettingsHandlers, a, b);
const shop = shopFixture(database, a);
const ids = shop.ids;
const shared = { database, api, otherWebsite: b, notFor: ['editor' as const, 'shop' as const] };
const company = {
  name: 'Atelier Noord B.V.',
  street: 'Zuiderkade 18',
  postcode: '8911 AB',
  city: 'Leeuwarden',
  country: 'NL',
  email: 'werkplaats@ateliernoord.example',
  phone: '058 203 40 12',
  kvk: '81234567',
  vat_number: 'NL862345972B01',
};
const begin = () => shop.settings({ language: 'nl' });
const save = (changes: object = {}, version = 0) => ({
  ...ids,
  version,
  company: { ...company, ...changes },
});
const website = async () =>
  database.admin.global.selectFrom('websites').selectAll().where('id', '=', a).executeTakeFirstOrThrow();

beforeEach(begin);

ownerContractCases({ ...shared, endpoint: 'getCompany', good: async () => ids });
ownerContractCases({
  ...shared,
  endpoint: 'saveCompany',
  good: async () => {
    await begin();
    return save();
  },
  refused: async () => [
    { title: 'changed since', body: save({}, 7), code: 'conflict' },
    { title: 'without a country', body: save({ country: '' }), code: 'validation_failed' },
  ],
});

describe('the details of a company', () => {
  it('are empty for a new website, which counts as Dutch', async () => {
    const { body } = await api.call('getCompany', ids);
    expect(body).toMatchObject({ company: { name: '', country: 'NL', kvk: '', version: 0 } });
  });

  it('are what mails, orders and pages read, at once', async () => {
    const before = await website();
    await api.call(
      'saveCompany',
      save({ country: 'BE', postcode: '2000', vat_number: '', kvk: '0123.456.789' }),
    );
    const after = await website();
    expect(sellerOf(after)).toMatchObject({ name: 'Atelier Noord B.V.', city: 'Leeuwarden' });
    expect(shopSettingsOf(after, new Date())).toMatchObject({ sellerCountry: 'BE', sellerVatNumber: '' });
    expect(after.settings['language']).toBe('nl');
    // It is part of the key of every page in a cache.
    expect(after.publish_number).toBeGreaterThan(before.publish_number);
  });

  it.each<[object, string, string]>([
    [{ country: 'QQ' }, 'country', 'Kies een land.'],
    [{ postcode: '1' }, 'postcode', 'Dit is geen geldige postcode, zoals 1234 AB.'],
    [{ email: 'noor' }, 'email', 'Vul een geldig e-mailadres in.'],
    [{ phone: 'x' }, 'phone', 'Vul een geldig telefoonnummer in.'],
    [{ kvk: '1' }, 'kvk', 'Een KvK-nummer heeft 8 cijfers.'],
    [{ vat_number: 'NL1' }, 'vat_number', 'Dit is geen geldig btw-nummer, zoals NL123456789B01.'],
  ])('%j is refused at its field', async (changes, field, message) => {
    const { status, body } = await api.call('saveCompany', save(changes));
    expect([status, (body as { errors: object }).errors]).toEqual([422, { [`company.${field}`]: [message] }]);
  });

  it('are saved once by a call that is repeated, and by one of two at once, with who did it', async () => {
    const first = await api.call('saveCompany', save());
    expect(first.body).toMatchObject({ company: { version: 1 } });
    expect((await api.call('saveCompany', save())).body).toEqual(first.body);
    const two = ['Een', 'Twee'].map((name) => api.call('saveCompany', save({ name }, 1)));
    expect((await Promise.all(two)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { rows } = await database.admin.pool.query(
      `select member_name, before, after from audit_events where website_id = 'a' and subject_kind = 'company'
       order by at desc limit 1`,
    );
    expect(rows[0]).toMatchObject({ member_name: 'Naam van owner', before: { name: company.name } });
  });
});

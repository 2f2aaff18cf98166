import { describe, expect, it } from 'vitest';
import { customerFixture } from '../customers/testing/customer-fixture.ts';
import { handlers } from '../http/handlers.ts';
import { noFiles } from '../invoice-files/testing/invoice-fixture.ts';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { as, ownerContractCases, startOwnerApi } from '../testing/owner-contract-cases.ts';

const database = await createTestDatabase();
const { websiteId: a, otherWebsite: b, ids, order } = await customerFixture(database);
const api = await startOwnerApi(database, handlers, a, b, { files: noFiles });
const { pool } = database.admin;
const entry = {
  title: 'Nieuwsbrief',
  purpose: 'Nieuws sturen',
  basis: 'Toestemming',
  persons: 'Abonnees',
  data: 'E-mailadres',
  receivers: '=cmd()',
  term: 'Tot afmelding',
};
const get = async () => (await api.call('getRegister', ids)).body;
let made = 0;

ownerContractCases({
  database,
  api,
  endpoint: 'getRegister',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => ids,
});
ownerContractCases({
  database,
  api,
  endpoint: 'exportRegister',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => ({ ...ids, format: 'csv' }),
});
ownerContractCases({
  database,
  api,
  endpoint: 'saveRegister',
  otherWebsite: b,
  notFor: ['editor', 'shop'],
  good: async () => {
    made += 1;
    const { version } = await get();
    return { ...ids, version, entries: [{ ...entry, title: `Nieuws ${made}` }] };
  },
  refused: async () => {
    const { version } = await get();
    const body = (entries: object[], seen = version) => ({ ...ids, version: seen, entries });
    return [
      { title: 'without a purpose', body: body([{ ...entry, purpose: ' ' }]), code: 'validation_failed' },
      { title: 'too many', body: body(Array(21).fill(entry)), code: 'validation_failed' },
      { title: 'changed since', body: body([entry], version + 9), code: 'conflict' },
    ];
  },
});

describe('the register of a website', () => {
  it('says what it keeps, for how long, and who gets it, as its settings are', async () => {
    const before = await get();
    const titles = before.rows.map(({ title }: { title: string }) => title);
    expect(titles).toContain('Ingezonden formulieren');
    expect(titles).not.toContain('Bestellingen en facturen');
    await order();
    const rowOf = async () =>
      (await get()).rows.find(({ title }: { title: string }) => title === 'Bestellingen en facturen');
    const plain = await rowOf();
    expect(plain).toMatchObject({
      persons: 'Klanten',
      basis: expect.stringContaining('art. 6 lid 1 onder c'),
    });
    expect(plain.term).toContain('7 jaar');
    expect(plain.receivers).not.toMatch(/Mollie|vervoerders|Peppol/);
    await pool.query(
      `insert into payment_methods (website_id, id, title, provider, enabled) values ($1, 'ideal', 'iDEAL', 'online', true)
       on conflict (website_id, id) do update set enabled = true, provider = 'online'`,
      [a],
    );
    await pool.query(
      `insert into retention_settings (website_id, terms) values ($1, '{"orders": 9}')
       on conflict (website_id) do update set terms = excluded.terms`,
      [a],
    );
    await pool.query(
      `insert into peppol_accounts
         (website_id, version, scheme, participant, url, legal_entity, sealed, hint, sending, reach)
       values ($1, 1, '0208', '0403170701', 'https://x.be', 1, 's', '', 'self', 'belgium')`,
      [a],
    );
    const online = await rowOf();
    expect(online.receivers).toContain('Mollie');
    expect(online.receivers).toContain('Peppol');
    expect(online.term).toContain('9 jaar');
  });

  it('is a file for people and one for a spreadsheet, with what the owner added', async () => {
    const { version } = await get();
    await api.call('saveRegister', { ...ids, version, entries: [entry] });
    const csv = await api.call('exportRegister', { ...ids, format: 'csv' });
    expect(csv.body.name).toMatch(/^register-\d{4}-\d\d-\d\d\.csv$/);
    const sheet = Buffer.from(csv.body.file, 'base64').toString();
    expect(sheet).toContain(
      "Nieuwsbrief;Nieuws sturen;Toestemming;Abonnees;E-mailadres;'=cmd();Tot afmelding",
    );
    const pdf = await api.call('exportRegister', { ...ids, format: 'pdf' });
    const { pages } = await readPdf(Buffer.from(pdf.body.file, 'base64'));
    const text = pages.map((page) => page.text).join(' ');
    for (const part of ['Nieuwsbrief', 'Bestellingen en facturen', 'argon2id']) expect(text).toContain(part);
  });

  it('gets an entry once: a repeat gets the reply, and of two at once one is refused', async () => {
    const { version } = await get();
    const save = (title: string, seen = version) =>
      api.call('saveRegister', { ...ids, version: seen, entries: [{ ...entry, title }] });
    const first = await save('Een');
    expect((await save('Een')).body).toEqual(first.body);
    const both = await Promise.all([save('Twee', version + 1), save('Drie', version + 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await save('', version + 2);
    expect(body.errors).toEqual({ 'entries.0.title': ['Geef deze verwerking een naam.'] });
  });

  it('of another website is its own', async () => {
    const { body } = await api.call('getRegister', { website_id: b, project_id: b }, as('other'));
    expect(body.entries).toEqual([]);
  });
});

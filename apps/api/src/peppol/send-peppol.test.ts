import { beforeEach, describe, expect, it } from 'vitest';
import { brokenRules } from '../invoice-files/testing/peppol-rules.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan } from '../testing/order-fixture.ts';
import { sendDocument } from './send-document.ts';
import { belgian, belgianCompany, peppolFixture } from './testing/peppol-fixture.ts';

const database = await createTestDatabase();
const shop = await peppolFixture(database);
const { a, api, pool, state, connect, sweep, once, sold, seen, send, actions, versionOf, documents } = shop;

beforeEach(() => connect());

/** A Belgian company with a number that is special at the access point. */
const numbered = (invoice_tax_number: string) => ({ ...belgian, invoice_tax_number });
const UNKNOWN = numbered('BE0701000093');
const REFUSED = numbered('BE0702000084');
const FAILS = numbered('BE0703000075');
const ANSWER_LOST = numbered('BE0704000066');
const DOWN = numbered('BE0705000057');
const TWICE = numbered('BE0706000048');

describe('the outbox', () => {
  it('has a document of two Belgian companies from the moment that it is made', async () => {
    const { number } = await sold();
    expect(await seen(number)).toMatchObject({
      state: 'waiting',
      is_due: true,
      scheme: '0208',
      participant: '0403170701',
      reason: '',
      can_send: false,
      can_settle: false,
    });
  });

  it.each([
    ['a person', jan],
    ['a company abroad', german],
  ])('has none of %s', async (_, customer) => {
    const { number } = await sold(customer);
    await sweep();
    expect((await seen(number))?.state ?? 'none').toBe('none');
    expect(state.sends).toBe(0);
  });

  it('has those of companies abroad where the owner wants that', async () => {
    await connect({ reach: 'all' });
    expect(await seen((await sold(german)).number)).toMatchObject({
      state: 'waiting',
      is_due: false,
      scheme: '9930',
      participant: 'DE136695976',
    });
    expect(await seen((await sold(jan)).number)).toBeNull();
  });

  it('has nothing without a connection or when the owner sends by hand, and says that it must go there', async () => {
    await connect({ sending: 'self' });
    const one = await sold();
    expect(await seen(one.number)).toMatchObject({ state: 'none', is_due: true, can_send: true });
    await connect({ sealed: null });
    const other = await sold();
    expect(await seen(other.number)).toMatchObject({ state: 'none', is_due: true, can_send: false });
    await a.settings({
      company: { ...belgianCompany, country: 'NL', kvk: '12345678', vat_number: 'NL004495445B01' },
    });
    expect(await seen((await sold()).number)).toBeNull();
    await a.settings({ company: belgianCompany });
  });

  it('has the credit note as well', async () => {
    const { number } = await sold();
    await sweep();
    const { version } = (await api.call('listRefunds', { ...a.ids, number })).body;
    const refund = { lines: [], shipping: 0, free: 100 };
    const asked = { refund, double: '', restock: [], reason: '', id: 'peppol-refund-1' };
    const reply = await api.call('refundOrder', { ...a.ids, number, version, ...asked });
    expect(reply.status).toBe(200);
    await sweep();
    const made = await documents(number);
    expect(made.map(({ kind, peppol }) => [kind, peppol?.state])).toEqual([
      ['invoice', 'delivered'],
      ['credit_note', 'delivered'],
    ]);
  });
});

describe('a document in the outbox', () => {
  it('is sent once and delivered, which stands on the time line', async () => {
    const { number } = await sold();
    await sweep();
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'delivered', reason: '', can_send: false });
    expect(state.sends).toBe(1);
    expect((await actions(number)).toSorted()).toEqual(['peppol_delivered', 'peppol_sent']);
  });

  it('is refused with the reason, waits on the overview, and can be sent again', async () => {
    const { number } = await sold(REFUSED);
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('BR-01: the document breaks a rule'),
      can_send: true,
      can_settle: true,
    });
    expect((await api.call('getToDo', a.ids)).body.peppol_stuck).toBe(1);
    const { stuck } = (await api.call('getPeppol', a.ids)).body;
    expect(stuck).toEqual([{ order_number: number, number: expect.any(String), reason: expect.any(String) }]);
    expect((await send(number, { participant: '0403.170.701' })).status).toBe(200);
    expect(await seen(number)).toMatchObject({ state: 'waiting', participant: '0403170701' });
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'delivered' });
    expect((await api.call('getToDo', a.ids)).body.peppol_stuck).toBe(0);
  });

  it('is refused later, and then sent under another key', async () => {
    const { number, id } = await sold(FAILS);
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('weigert'),
    });
    const keyOf = async () =>
      (await pool.query('select key, earlier_keys from peppol_documents where invoice_id = $1', [id]))
        .rows[0];
    const before = await keyOf();
    await send(number);
    const after = await keyOf();
    expect(after.key).not.toBe(before.key);
    expect(after.earlier_keys).toEqual([before.key]);
  });

  it('for a buyer who cannot be reached is not sent', async () => {
    const { number } = await sold(UNKNOWN);
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'unreachable', can_send: true, can_settle: true });
    expect(state.sends).toBe(0);
    expect((await api.call('getToDo', a.ids)).body.peppol_stuck).toBe(0);
  });

  it('without the number of its buyer waits for it', async () => {
    const { number } = await sold(numbered(''));
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'waiting',
      participant: '',
      reason: 'Het nummer van je klant in Peppol is niet bekend.',
      can_send: true,
    });
    expect((await api.call('getToDo', a.ids)).body.peppol_stuck).toBe(1);
    const wrong = await send(number, { scheme: '0208', participant: '0403170702' });
    expect(wrong.body.errors.participant).toEqual([expect.stringContaining('ondernemingsnummer')]);
    await send(number, { scheme: '0208', participant: '0403170701' });
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'delivered' });
  });

  it('is tried again with growing pauses when the access point is down, and given up in the end', async () => {
    const { number, id } = await sold(DOWN);
    const pauses: number[] = [];
    for (let round = 0; round < 3; round++) {
      await sweep();
      const { rows } = await pool.query(
        `select round(extract(epoch from next_at - now()) / 60)::int as minutes from peppol_documents where invoice_id = $1`,
        [id],
      );
      pauses.push(rows[0].minutes);
    }
    // A sweep before the pause is over does nothing.
    await once();
    expect([state.sends, pauses]).toEqual([3, [1, 2, 4]]);
    expect(await seen(number)).toMatchObject({
      state: 'waiting',
      reason: expect.stringContaining('gaf geen antwoord'),
    });
    await pool.query('update peppol_documents set tries = 19 where invoice_id = $1', [id]);
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('tien dagen lang'),
      can_send: true,
    });
  });

  it('leaves the others for later once the access point is down', async () => {
    await sold();
    await sold();
    state.mode = 'down';
    await sweep();
    const { rows } = await pool.query('select tries from peppol_documents order by tries');
    expect(rows.map(({ tries }) => tries)).toEqual([0, 1]);
    state.mode = 'normal';
    await sweep();
    expect(state.sends).toBe(2);
  });

  it('is sent once when the answer of the access point was lost', async () => {
    const { number } = await sold(ANSWER_LOST);
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'waiting' });
    await sweep();
    // The second time it is refused as one that is there, and what became of it is told by its key.
    expect(await seen(number)).toMatchObject({ state: 'delivered' });
    expect(await actions(number)).not.toContain('peppol_refused');
  });

  it('is sent once when the process was killed after it was sent', async () => {
    const { number, id } = await sold();
    await sweep();
    await pool.query(
      `update peppol_documents set state = 'waiting', submission = '', tries = 1,
        claimed_at = now() - interval '2 minutes' where invoice_id = $1`,
      [id],
    );
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'sent' });
    const { rows } = await pool.query('select key from peppol_documents where invoice_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('is not taken by another process while one sends it', async () => {
    const { id } = await sold();
    await pool.query(`update peppol_documents set claimed_at = now() where invoice_id = $1`, [id]);
    await sweep();
    expect(state.sends).toBe(0);
  });

  it('is sent by one process at a time', async () => {
    for (let at = 0; at < 4; at++) await sold();
    await pool.query(`update peppol_documents set next_at = now() - interval '1 second'`);
    await Promise.all(Array.from({ length: 5 }, once));
    for (let at = 0; at < 4; at++) await once();
    expect([state.sends, state.most]).toEqual([4, 1]);
  });

  it('is delivered once, however often that is told', async () => {
    const { number } = await sold(TWICE);
    await sweep();
    await sweep();
    expect((await actions(number)).filter((action) => action === 'peppol_delivered')).toHaveLength(1);
  });

  it('of which nothing is ever heard is asked about for days, and then waits for its owner', async () => {
    const { number, id } = await sold();
    await sweep();
    await pool.query(
      `update peppol_documents set state = 'sent', submission = 'weg', key = gen_random_uuid(), tries = 13 where invoice_id = $1`,
      [id],
    );
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'sent' });
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'refused',
      reason: expect.stringContaining('bevestigde niet'),
    });
  });

  it('waits with a key that the access point refuses or that cannot be read', async () => {
    await connect({ sealed: 'niets' });
    const { number } = await sold();
    await sweep();
    expect(await seen(number)).toMatchObject({
      state: 'waiting',
      reason: expect.stringContaining('niet meer worden gelezen'),
    });
    expect(state.sends).toBe(0);
  });

  it('that waits for years for a key still has a next turn', async () => {
    await connect({ sealed: 'kapot' });
    const { number } = await sold();
    await pool.query('update peppol_documents set tries = 2000');
    await sweep();
    const { rows } = await pool.query(
      `select tries, next_at - now() between interval '23 hours' and interval '24 hours' as is_tomorrow
       from peppol_documents d join orders o on o.id = d.order_id where o.number = $1`,
      [number],
    );
    expect(rows).toEqual([{ tries: 2001, is_tomorrow: true }]);
    await pool.query(`update peppol_documents set state = 'settled'`);
  });

  it('of which the buyer was erased is not sent any more', async () => {
    const { number, id } = await sold();
    await pool.query(
      `update invoices set document = jsonb_set(document, '{buyer,name}', '""') where id = $1`,
      [id],
    );
    await sweep();
    expect([(await seen(number))?.state, state.sends]).toEqual(['settled', 0]);
  });
});

describe('what a member does', () => {
  it('settles what went another way', async () => {
    const { number, id } = await sold(REFUSED);
    await sweep();
    const settled = { ...a.ids, number, version: await versionOf(number), id };
    expect((await api.call('settlePeppolInvoice', settled)).status).toBe(200);
    // A repeat of the call, and a later one.
    expect((await api.call('settlePeppolInvoice', settled)).status).toBe(200);
    expect(await seen(number)).toMatchObject({
      state: 'settled',
      reason: '',
      can_settle: false,
      can_send: true,
    });
    const later = { ...settled, version: await versionOf(number) };
    expect((await api.call('settlePeppolInvoice', later)).status).toBe(409);
    expect((await api.call('getToDo', a.ids)).body.peppol_stuck).toBe(0);
  });

  it('cannot send what is on its way or there', async () => {
    const { number } = await sold();
    expect((await send(number)).status).toBe(409);
    await sweep();
    expect((await send(number)).status).toBe(409);
  });

  it('sends one document of a shop that sends by hand', async () => {
    await connect({ sending: 'self' });
    const { number } = await sold();
    expect((await send(number)).status).toBe(200);
    await sweep();
    expect(await seen(number)).toMatchObject({ state: 'delivered' });
    expect((await actions(number)).toSorted()).toEqual(['peppol_asked', 'peppol_delivered', 'peppol_sent']);
  });
});

describe('what is sent', () => {
  it('keeps the rules of Peppol, and has the numbers of both companies in the network', async () => {
    const { id } = await sold();
    let xml = '';
    const peppol = {
      receives: async () => true,
      send: async (_account: unknown, document: { xml: string }) => {
        ({ xml } = document);
        return { outcome: 'accepted' as const, submission: 's' };
      },
    };
    const deps = {
      db: database.app,
      peppol,
      siteUrl: (host: string) => `http://${host}`,
      log: { warn: () => {} },
    };
    const { rows } = await pool.query('select * from peppol_documents where invoice_id = $1', [id]);
    await sendDocument(deps as never, a.websiteId, {} as never, rows[0]);
    expect(brokenRules(xml)).toEqual([]);
    expect(xml.match(/<cbc:EndpointID schemeID="\d+">\d+/g)).toEqual([
      '<cbc:EndpointID schemeID="0208">0428759497',
      '<cbc:EndpointID schemeID="0208">0403170701',
    ]);
  });
});

it('nothing that is logged or recorded has the key', async () => {
  state.mode = 'down';
  await sold();
  await sweep();
  const { rows } = await pool.query('select before, after from audit_events');
  expect(JSON.stringify([shop.warnings, rows])).not.toMatch(/sleutel-[\da-f]/);
  expect(shop.warnings.length).toBeGreaterThan(0);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { recheckFixture } from './testing/recheck-fixture.ts';

const database = await createTestDatabase();
const {
  a,
  api,
  pool,
  placed,
  answered,
  confirmed,
  begin,
  versionOf,
  documents,
  year,
  pay,
  seen,
  shown,
  correct,
  refund,
  documentsOf,
  figures,
} = await recheckFixture(database);

beforeEach(begin);

describe('the correction of documents', () => {
  it('takes the invoice back and charges the same without VAT, to the cent', async () => {
    const { id, number } = await confirmed();
    expect(await shown(number)).toEqual([['invoice', 24_805]]);
    expect(await seen(number)).toMatchObject({ proposal: 'open', problems: [], invoice_tax: 4_305 });
    expect((await correct(number)).body).toMatchObject({ proposal: 'made', tax_to_pay_back: 4_305 });
    expect(await shown(number)).toEqual([
      ['invoice', 24_805],
      ['credit_note', 24_805],
      ['invoice', 20_500],
    ]);
    const [first, note, instead] = await documentsOf(id);
    expect(note).toMatchObject({ credits: { number: first.number }, totals: { net: 20_500, tax: 4_305 } });
    expect(instead).toMatchObject({
      kind: 'invoice',
      totals: { net: 20_500, tax: 0, gross: 20_500, paid: 20_500 },
      groups: [{ category: 'K', rate: 0, net: 20_500 }],
      grounds: [{ category: 'K' }],
      buyer: first.buyer,
    });
    const { rows } = await pool.query(
      `select count(*)::int as count, max(counted) as last from invoices where website_id = $1 group by series, year`,
      [a.websiteId],
    );
    for (const { count, last } of rows) expect(count).toBe(last);
  });

  it('is made once, also when it is asked for twice or at the same time', async () => {
    const { number } = await confirmed();
    const version = await versionOf(number);
    const replies = await Promise.all(Array.from({ length: 5 }, () => correct(number, version)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await documents(number)).toHaveLength(3);
    const { rows } = await pool.query(
      `select text from mail_outbox where kind = 'order-vat-corrected' and subject like '%' || $1`,
      [number],
    );
    expect(rows).toHaveLength(1);
    for (const { number: document } of await documents(number)) expect(rows[0].text).toContain(document);
    expect((await correct(number)).body.code).toBe('conflict');
    expect(await documents(number)).toHaveLength(3);
  });

  it('is followed by the VAT return and the list of supplies, with the proof that came later', async () => {
    const before = await figures();
    const { number } = await confirmed();
    const paid = await figures();
    await correct(number);
    const after = await figures();
    const box = (found: typeof before, name: string) =>
      found.boxes.find((one: { box: string }) => one.box === name);
    expect(box(paid, '1a').net - box(before, '1a').net).toBeCloseTo(205);
    expect(box(after, '1a')).toEqual(box(before, '1a'));
    expect(box(after, '3b').net - box(before, '3b').net).toBeCloseTo(205);
    const row = after.icp.rows.find((one: { vat_number: string }) => one.vat_number === 'DE136695976');
    expect(row).toMatchObject({ problem: '' });
    expect(after.missing.count).toBe(before.missing.count);
    const { lines } = (await api.call('exportVatLines', { ...a.ids, ...year })).body;
    const own = lines.filter(
      (line: { order_number: string; place: string }) => line.order_number === number && line.place === '3b',
    );
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({ vies_status: 'valid', consultation_number: 'WAPI2' });
  });

  it('lets the VAT be paid back, once, without another credit note', async () => {
    const { number } = await confirmed();
    expect((await refund(number, { vat: true })).body.errors).toEqual({
      vat: ['Er is geen btw om terug te betalen.'],
    });
    await correct(number);
    const missing = (await figures()).missing.count;
    const { body } = await refund(number, { vat: true });
    expect(body.refunds.at(-1)).toMatchObject({ amount: 4_305, state: 'done' });
    expect((await refund(number, { vat: true })).status).toBe(422);
    expect(await documents(number)).toHaveLength(3);
    expect((await seen(number)).tax_to_pay_back).toBe(0);
    expect((await api.call('listOrderInvoices', { ...a.ids, number })).body.can_make).toBe(false);
    expect((await figures()).missing.count).toBe(missing);
  });

  it.each([true, false])(
    'credits what is paid back later without VAT (VAT paid back first: %s)',
    async (first) => {
      const { id, number } = await confirmed();
      await correct(number);
      if (first) await refund(number, { vat: true });
      const line = (await api.call('listRefunds', { ...a.ids, number })).body.remainder.lines[0];
      await refund(number, { refund: { lines: [{ id: line.id, pieces: 1 }], shipping: 0, free: 0 } });
      const notes = (await documentsOf(id)).slice(3);
      expect(notes).toMatchObject([
        {
          kind: 'credit_note',
          totals: { net: 10_000, tax: 0, gross: 10_000 },
          groups: [{ category: 'K', net: 10_000 }],
        },
      ]);
      expect(notes[0].credits.number).toBe((await documentsOf(id))[2].number);
    },
  );

  it('of an order of which a part was paid back replaces only the rest', async () => {
    const { number } = await placed();
    await pay(number);
    const line = (await api.call('listRefunds', { ...a.ids, number })).body.remainder.lines[0];
    await refund(number, { refund: { lines: [{ id: line.id, pieces: 1 }], shipping: 0, free: 0 } });
    await answered('valid');
    await correct(number);
    expect(await shown(number)).toEqual([
      ['invoice', 24_805],
      ['credit_note', 12_100],
      ['credit_note', 12_705],
      ['invoice', 10_500],
    ]);
    expect((await seen(number)).tax_to_pay_back).toBe(2_205);
  });

  it('waits for the payment, and says so', async () => {
    const { number } = await placed();
    await answered('valid');
    expect((await seen(number)).problems).toEqual([
      'Er is nog geen factuur. Zodra die er is, kun je hem hier vervangen.',
    ]);
    expect((await correct(number)).body.errors.general).toEqual((await seen(number)).problems);
    await pay(number);
    expect((await seen(number)).problems).toEqual([]);
  });

  it('is refused when the invoice has another number than VIES confirmed', async () => {
    const { id, number } = await placed();
    await pay(number);
    await pool.query(
      `update orders set customer = customer || '{"invoice_tax_number": "DE129273398"}' where id = $1`,
      [id],
    );
    await answered('valid');
    expect((await seen(number)).problems[0]).toContain('een ander btw-nummer');
    expect((await correct(number)).status).toBe(422);
  });

  it('can be declined, which takes it off what waits, and still be made', async () => {
    const waiting = async () => (await api.call('getToDo', a.ids)).body.vat_corrections as number;
    const before = await waiting();
    const { number } = await confirmed();
    expect(await waiting()).toBe(before + 1);
    const named = (await api.call('getVatProofs', a.ids)).body.corrections as { order_number: string }[];
    expect(named.map((one) => one.order_number)).toContain(number);
    const version = await versionOf(number);
    await api.call('declineVatCorrection', { ...a.ids, number, version });
    expect(await waiting()).toBe(before);
    expect((await correct(number)).body.proposal).toBe('made');
  });
});

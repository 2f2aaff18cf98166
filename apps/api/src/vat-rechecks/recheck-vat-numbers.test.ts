import { beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { german, jan } from '../testing/order-fixture.ts';
import { recheckFixture } from './testing/recheck-fixture.ts';

const database = await createTestDatabase();
const { a, api, pool, vies, placed, sweep, answered, confirmed, begin, pay, seen, correct, figures } =
  await recheckFixture(database);

beforeEach(begin);

describe('a number that VIES did not answer', () => {
  it('is asked about again until it answers, with growing pauses', async () => {
    const { id, number } = await placed();
    expect(await seen(number)).toMatchObject({ state: 'waiting', proposal: 'none', vat_number: '' });
    vies.calls = 0;
    const pauses: number[] = [];
    for (let round = 0; round < 3; round++) {
      await answered('unavailable');
      await sweep();
      const { rows } = await pool.query(
        `select round(extract(epoch from next_at - now()) / 60)::int as minutes from vat_rechecks where order_id = $1`,
        [id],
      );
      pauses.push(rows[0].minutes);
    }
    // A sweep before the pause is over asks nothing.
    expect([vies.calls, pauses]).toEqual([3, [1, 2, 4]]);
    await answered('valid');
    expect(await seen(number)).toMatchObject({
      state: 'valid',
      vat_number: 'DE136695976',
      consultation_number: 'WAPI2',
      proposal: 'open',
    });
    vies.calls = 0;
    await answered('invalid');
    expect(vies.calls).toBe(0);
  });

  it('is in the chain of proofs and on the time line once it is answered, and only once', async () => {
    const { number } = await confirmed();
    await answered('valid');
    const chain = (await api.call('exportVatProofs', a.ids)).body.proofs as { order_number: string }[];
    const own = chain.filter(({ order_number }) => order_number === number);
    expect(own).toMatchObject([
      { status: 'unavailable', error_code: 'MS_UNAVAILABLE' },
      { status: 'valid', consultation_number: 'WAPI2', vat_number: 'DE136695976', name: 'Holz GmbH' },
    ]);
    expect((await api.call('getVatProofs', a.ids)).body.broken).toBeNull();
    const { events } = (await api.call('getOrderTimeline', { ...a.ids, number })).body;
    const actions = events.map(({ action }: { action?: string }) => action);
    expect(actions.filter((action: string) => action === 'vat_rechecked_valid')).toHaveLength(1);
  });

  it('is asked about by one process at a time', async () => {
    for (let at = 0; at < 4; at++) await placed();
    vies.status = 'valid';
    await pool.query(`update vat_rechecks set next_at = now() - interval '1 second' where state = 'waiting'`);
    Object.assign(vies, { calls: 0, most: 0 });
    await Promise.all(Array.from({ length: 5 }, sweep));
    expect([vies.calls, vies.most]).toEqual([4, 1]);
  });

  it('is asked about again when the process that asked was killed', async () => {
    const { id, number } = await placed();
    await pool.query(
      `update vat_rechecks set claimed_at = now() - interval '2 minutes', next_at = now() where order_id = $1`,
      [id],
    );
    vies.status = 'valid';
    await sweep();
    expect((await seen(number)).state).toBe('valid');
  });

  it('is given up after many tries, and of an erased customer at once', async () => {
    const tired = await placed();
    await pool.query('update vat_rechecks set tries = 59 where order_id = $1', [tired.id]);
    await answered('unavailable');
    expect((await seen(tired.number)).state).toBe('ended');
    const erased = await placed();
    await pool.query(`update orders set customer = customer || '{"invoice_tax_number": ""}' where id = $1`, [
      erased.id,
    ]);
    vies.calls = 0;
    await answered('valid');
    expect([(await seen(erased.number)).state, vies.calls]).toEqual(['ended', 0]);
  });

  it('that is not valid changes nothing of the VAT', async () => {
    const { number } = await placed();
    await pay(number);
    const unproven = async () => {
      const { items } = (await figures()).unproven as { items: { order_number: string }[] };
      return items.some(({ order_number }) => order_number === number);
    };
    expect(await unproven()).toBe(true);
    await answered('invalid');
    expect(await unproven()).toBe(false);
    expect(await seen(number)).toMatchObject({ state: 'invalid', proposal: 'none', problems: [] });
    expect((await correct(number)).body.code).toBe('conflict');
  });

  it.each([
    ['a consumer', jan],
    ['a company whose number was confirmed at once', german],
  ])('is nothing to ask about for %s', async (_, customer) => {
    const { number } = await placed({ customer, status: 'valid' });
    expect((await seen(number)).state).toBe('none');
  });
});

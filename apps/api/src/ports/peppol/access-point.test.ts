import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessPoint } from './access-point.ts';
import { eventOf, reasonOf, schemeName } from './access-point-replies.ts';
import { peppolEmulator, REVOKED, UNKNOWN_COMPANY } from './emulator/peppol-emulator.ts';
import { type PeppolAccount, PeppolFault } from './peppol-port.ts';

let mode: 'normal' | 'slow' | 'down' = 'normal';
const server = Fastify();
await server.register(peppolEmulator, { prefix: '/test-peppol', mode: () => mode });
const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/test-peppol`;
afterAll(() => server.close());

const quick = { timeout: 300, sendTimeout: 300, retryDelay: 1 };
const point = createAccessPoint({ emulator: () => url, ...quick });
let account: PeppolAccount;
beforeEach(() => {
  mode = 'normal';
  account = { url, key: `sleutel-${randomUUID()}`, legalEntity: 12 };
});

const receiver = (id: string) => ({ scheme: '0208', id });
const known = receiver('0403170701');
const document = (id = '0403170701', key = randomUUID()) => ({
  key,
  kind: 'invoice' as const,
  receiver: receiver(id),
  xml: '<Invoice>é</Invoice>',
});
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof PeppolFault ? error.fault : String(error)),
  );

describe('an access point', () => {
  it('says whether the key works and knows the company', async () => {
    expect(await point.check(account)).toBe('ok');
    expect(await point.check({ ...account, legalEntity: UNKNOWN_COMPANY })).toBe('unknown_company');
    expect(await faultOf(point.check({ ...account, key: `sleutel-${REVOKED}` }))).toBe('key');
  });

  it('says who can be reached, with each kind of document', async () => {
    expect(await point.receives(account, known, 'invoice')).toBe(true);
    expect(await point.receives(account, known, 'credit_note')).toBe(true);
    expect(await point.receives(account, receiver('0701000093'), 'invoice')).toBe(false);
    expect(await point.receives(account, receiver(''), 'invoice')).toBe(false);
  });

  it('delivers a document, says so once, and gives evidence of it', async () => {
    const one = document();
    const sent = await point.send(account, one);
    if (sent.outcome !== 'accepted') throw new Error(sent.reason);
    expect(await point.isDelivered(account, sent.submission)).toBe(true);
    expect(await point.isDelivered(account, randomUUID())).toBe(false);
    const event = await point.nextEvent(account);
    expect(event).toMatchObject({
      key: one.key,
      submission: sent.submission,
      state: 'delivered',
      reason: '',
    });
    // Until it is taken away it stays the first.
    expect(await point.nextEvent(account)).toEqual(event);
    await point.takeAway(account, event?.id ?? '');
    await point.takeAway(account, event?.id ?? '');
    expect(await point.nextEvent(account)).toBeUndefined();
  });

  it('sends a document with the same key once', async () => {
    const one = document();
    expect((await point.send(account, one)).outcome).toBe('accepted');
    expect(await point.send(account, one)).toEqual({
      outcome: 'refused',
      reason: 'idempotencyGuid: This idempotencyGuid has already been used',
    });
  });

  it('refuses a document with the reason, at once or later', async () => {
    expect(await point.send(account, document('0702000084'))).toEqual({
      outcome: 'refused',
      reason: 'document: BR-01: the document breaks a rule',
    });
    const sent = await point.send(account, document('0703000075'));
    expect(sent.outcome).toBe('accepted');
    const event = await point.nextEvent(account);
    expect(event).toMatchObject({ state: 'refused', reason: 'De ontvanger weigert dit document' });
    if (sent.outcome === 'accepted') expect(await point.isDelivered(account, sent.submission)).toBe(false);
  });

  it('tells the same twice, or only later', async () => {
    await point.send(account, document('0706000048'));
    const first = await point.nextEvent(account);
    await point.takeAway(account, first?.id ?? '');
    const second = await point.nextEvent(account);
    expect([second?.id === first?.id, second?.key]).toEqual([false, first?.key]);
    await point.takeAway(account, second?.id ?? '');
    const sent = await point.send(account, document('0707000039'));
    expect(await point.nextEvent(account)).toBeUndefined();
    if (sent.outcome === 'accepted') expect(await point.isDelivered(account, sent.submission)).toBe(false);
  });

  it('whose answer to a document was lost has it all the same', async () => {
    const one = document('0704000066');
    expect(await faultOf(point.send(account, one))).toBe('unavailable');
    expect((await point.send(account, one)).outcome).toBe('refused');
    expect(await point.nextEvent(account)).toMatchObject({ key: one.key, state: 'delivered' });
  });

  it.each(['slow', 'down'] as const)('that is %s leaves everything unknown', async (now) => {
    mode = now;
    for (const work of [
      () => point.check(account),
      () => point.receives(account, known, 'invoice'),
      () => point.send(account, document()),
      () => point.isDelivered(account, 'x'),
      () => point.nextEvent(account),
      () => point.takeAway(account, 'x'),
    ])
      expect(await faultOf(work())).toBe('unavailable');
  });
});

describe('calls of an access point', () => {
  async function counting(answer: (call: number) => { status: number; body?: string }) {
    let calls = 0;
    const own = createServer((request, reply) => {
      calls += 1;
      const { status, body = '' } = answer(calls);
      request.resume().once('end', () => reply.writeHead(status).end(body));
    });
    own.listen(0, '127.0.0.1');
    await once(own, 'listening');
    afterAll(() => own.close());
    const base = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
    const made = createAccessPoint({ emulator: () => base, ...quick });
    return { made, at: { url: base, key: 'k', legalEntity: 1 }, count: () => calls };
  }

  it('are repeated once for a question, and never for a document', async () => {
    const { made, at, count } = await counting((call) =>
      call === 1 ? { status: 500 } : { status: 200, body: '{"id":1}' },
    );
    expect(await made.check(at)).toBe('ok');
    expect(count()).toBe(2);
    const other = await counting(() => ({ status: 500 }));
    expect(await faultOf(other.made.send(other.at, document()))).toBe('unavailable');
    expect(other.count()).toBe(1);
  });

  it.each([
    ['no JSON', 200, '<html>'],
    ['another shape', 200, '{"ok":true}'],
    ['a redirect', 302, ''],
    ['a refusal without a meaning', 418, '{}'],
  ])('that answer %s say nothing', async (_, status, body) => {
    const { made, at } = await counting(() => ({ status, body }));
    expect(await faultOf(made.check(at))).toBe('unavailable');
    expect(await faultOf(made.receives(at, known, 'invoice'))).toBe('unavailable');
    expect(await faultOf(made.send(at, document()))).toBe('unavailable');
    expect(await faultOf(made.nextEvent(at))).toBe('unavailable');
  });

  it('go to no address of this network, but to the emulator', async () => {
    const { at, count } = await counting(() => ({ status: 200, body: '{"id":1}' }));
    for (const emulator of ['', 'http://127.0.0.1:1'])
      expect(await faultOf(createAccessPoint({ emulator: () => emulator, ...quick }).check(at))).toBe(
        'private',
      );
    expect(count()).toBe(0);
  });
});

describe('what an access point says', () => {
  it.each([
    ['succeeded', 'delivered'],
    ['accepted', 'delivered'],
    ['failed', 'refused'],
    ['no_action_taken', 'refused'],
    ['rejected', 'refused'],
    ['acknowledged', 'underway'],
    ['iets nieuws', 'underway'],
  ])('as the event %s is %s', (event, state) => {
    const body = JSON.stringify({
      event_type: 'document_submission',
      event,
      guid: 'g',
      idempotencyGuid: 'k',
      details: 'd',
    });
    expect(eventOf({ guid: 'e', body })).toEqual({ id: 'e', key: 'k', submission: 'g', state, reason: 'd' });
  });

  it.each(['', 'geen json', '{"event_type":"received_document","guid":"g"}', '[]'])(
    'about something else has no key: %s',
    (body) => {
      expect(eventOf({ guid: 'e', body })).toMatchObject({ id: 'e', key: '' });
    },
  );

  it('as reason is short, and empty when it cannot be read', () => {
    expect(reasonOf(JSON.stringify([{ source: 'a', details: 'x'.repeat(900) }]))).toHaveLength(500);
    expect(reasonOf('{"errors":[{"source":"a","details":"b"},{"details":"c"}]}')).toBe('a: b; c');
    expect(reasonOf('<html>')).toBe('');
  });

  it('names the lists of numbers its own way', () => {
    expect(['0208', '0106', '9925', '9944', '9933', '0088'].map(schemeName)).toEqual([
      'BE:EN',
      'NL:KVK',
      'BE:VAT',
      'NL:VAT',
      'GR:VAT',
      '0088',
    ]);
  });
});

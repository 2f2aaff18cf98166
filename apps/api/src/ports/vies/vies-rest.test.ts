import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { viesEmulator, viesEmulatorCodes } from './vies-emulator.ts';
import { createViesRest } from './vies-rest.ts';

const emulator = Fastify();
await emulator.register(viesEmulator, { prefix: '/v' });
const url = `${await emulator.listen({ host: '127.0.0.1', port: 0 })}/v`;
afterAll(() => emulator.close());

const seller = { memberState: 'NL', number: '123456782B12' };

/** A service that responds with the result of `answer`, and counts concurrent requests. */
function service(answer: () => Promise<Response> | Response) {
  const seen = { calls: 0, running: 0, most: 0 };
  const send = async (_url: unknown, init?: RequestInit) => {
    seen.calls += 1;
    seen.most = Math.max(seen.most, ++seen.running);
    try {
      return await Promise.race([
        answer(),
        new Promise<never>((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
      ]);
    } finally {
      seen.running -= 1;
    }
  };
  return { seen, fetch: send as typeof fetch };
}

const valid = () => Response.json({ valid: true, requestIdentifier: '' });
const silence = () => new Promise<Response>(() => {});

describe('createViesRest with the emulator', () => {
  const vies = createViesRest({ url, timeout: 1500 });

  it('returns the consultation number only when the seller is given', async () => {
    const named = await vies.check({ memberState: 'FR', number: '40303265045', requester: seller });
    expect(named).toMatchObject({ status: 'valid', errorCode: '' });
    expect(named.consultationNumber).toMatch(/^WAPI/);
    expect(named.reply).toMatchObject({
      countryCode: 'FR',
      vatNumber: '40303265045',
      name: 'VOORBEELDBEDRIJF',
    });
    expect((await vies.check({ memberState: 'FR', number: '40303265045' })).consultationNumber).toBe('');
  });

  it.each(Object.entries(viesEmulatorCodes).filter(([, outcome]) => outcome !== 'NEVER_ANSWERS'))(
    'test number %s (%s) is invalid only for a fault of the number, else unknown',
    async (number, outcome) => {
      const answer = await vies.check({ memberState: 'AT', number, requester: seller });
      if (outcome === 'NOT_VALID') expect(answer).toMatchObject({ status: 'invalid', errorCode: '' });
      else if (outcome === 'INVALID_INPUT')
        expect(answer).toMatchObject({ status: 'invalid', errorCode: outcome });
      else if (outcome === 'INVALID_REQUESTER_INFO') expect(answer.status).toBe('valid');
      else if (outcome === 'ANSWERS_LATER')
        expect(answer).toMatchObject({ status: 'unavailable', errorCode: 'MS_UNAVAILABLE' });
      else expect(answer).toMatchObject({ status: 'unavailable', errorCode: outcome });
    },
  );

  it('hides names where the member state does', async () => {
    expect((await vies.check({ memberState: 'DE', number: '136695976' })).reply).toMatchObject({
      name: '---',
    });
  });
});

describe('createViesRest', () => {
  const question = { memberState: 'BE', number: '0428759497' };

  it('sends at most two concurrent requests per member state', async () => {
    const slow = async () => (await new Promise((resolve) => setTimeout(resolve, 20)), valid());
    const one = service(slow);
    const vies = createViesRest({ url: 'http://x', fetch: one.fetch });
    const answers = await Promise.all(Array.from({ length: 10 }, () => vies.check(question)));
    expect(answers.every(({ status }) => status === 'valid')).toBe(true);
    expect(one.seen).toMatchObject({ calls: 10, most: 2, running: 0 });
    await Promise.all([
      vies.check(question),
      vies.check({ memberState: 'DE', number: '1' }),
      vies.check(question),
    ]);
    expect(one.seen.most).toBe(3);
  });

  it('waits no longer than the timeout, also in the queue', async () => {
    const { fetch } = service(silence);
    const vies = createViesRest({ url: 'http://x', timeout: 300, fetch });
    const start = performance.now();
    await vies.check(question);
    const one = performance.now();
    const answers = await Promise.all(Array.from({ length: 4 }, () => vies.check(question)));
    // With two at a time, waiting one after the other would take twice as long as one request.
    expect((performance.now() - one) / (one - start)).toBeLessThan(1.8);
    expect(answers.map(({ status, errorCode }) => `${status} ${errorCode}`)).toEqual(
      Array.from({ length: 4 }, () => 'unavailable TIMEOUT'),
    );
  });

  it('stops calling a service that does not respond', async () => {
    const { fetch, seen } = service(silence);
    const vies = createViesRest({ url: 'http://x', timeout: 20, fetch });
    for (let at = 0; at < 5; at++) await vies.check(question);
    expect(await vies.check(question)).toMatchObject({ status: 'unavailable', errorCode: 'CIRCUIT_OPEN' });
    expect(seen.calls).toBe(5);
  });

  it('retries when the service was busy or unreachable, with three attempts in total', async () => {
    const replies = [
      () => Response.json({ actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }),
      () => Promise.reject(new Error('ECONNRESET')),
      valid,
    ];
    const { fetch, seen } = service(() => (replies.shift() ?? valid)());
    expect((await createViesRest({ url: 'http://x', fetch }).check(question)).status).toBe('valid');
    expect(seen.calls).toBe(3);
  });

  it.each([
    ['an error page', () => new Response('<html>502</html>', { status: 502 })],
    ['an empty reply', () => new Response('')],
    ['a reply without an outcome', () => Response.json({ vatNumber: '1' })],
    ['an outcome that is no boolean', () => Response.json({ valid: 'true' })],
    ['an error without a name', () => Response.json({ actionSucceed: false, errorWrappers: [] })],
  ])('treats %s as unknown, never as valid or invalid', async (_, reply) => {
    const { fetch } = service(reply);
    expect((await createViesRest({ url: 'http://x', fetch, timeout: 1500 }).check(question)).status).toBe(
      'unavailable',
    );
  });
});

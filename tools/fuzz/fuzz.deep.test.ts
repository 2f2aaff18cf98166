import { endpoints } from '@etalage/api-contract';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { startShop } from '../start/start-shop.ts';
import { endpointRequests } from './endpoint-requests.ts';
import { pageRequests } from './page-requests.ts';
import { type FuzzReport, send, sendRequests, type Targets } from './send-requests.ts';

/** `npm run test:long -- fuzz` sends ten times as many. */
const REQUESTS = Number(process.env['ETALAGE_FUZZ'] ?? 2_000);
const SEED = Number(process.env['ETALAGE_FUZZ_SEED'] ?? 20_261_123);
/** How much longer a request may take than its reference: a search page, and the parsing of a body of its length. */
const MOST = 25;

const website = 'atelier-noord';
const ids = { website_id: website, project_id: website };
const shop = await startShop({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'silent' } });
afterAll(() => shop.stop());
const origins = {
  shop: `http://localhost:${shop.port}`,
  dashboard: `http://localhost:${shop.dashboardPort}`,
};
const json = { 'content-type': 'application/json' };

async function call(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** The hosts, with the session of an owner and the cart of a visitor; and the values that both know. */
async function signedIn(): Promise<{ targets: Targets; known: Record<string, string> }> {
  const origin = { origin: origins.dashboard };
  const owner = { email: 'demo@etalage.nl', password: 'etalage-demo' };
  const session = await call(origins.dashboard + endpoints.signIn.path, owner, origin);
  const made = (await (await call(origins.shop + endpoints.createCart.path, ids)).json()) as {
    shoppingcart: { session: string };
  };
  const cart = made.shoppingcart.session;
  const cookie = session.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return {
    known: { ...ids, shoppingcart_session: cart, product_id: 'eettafel-duin' },
    targets: {
      shop: { origin: origins.shop, headers: { cookie: `shoppingcart_session=${cart}` } },
      dashboard: { origin: origins.dashboard, headers: { ...origin, cookie } },
    },
  };
}

/** Milliseconds of ordinary work in this run: a search page, and a body of a length that is read and refused. */
async function references(targets: Targets): Promise<(bodyLength: number) => number> {
  const page = { to: 'shop', method: 'GET', path: '/search?query=tafel&x=1', headers: {} } as const;
  const parsed = (length: number) =>
    ({
      to: 'shop',
      method: 'POST',
      path: endpoints.createCart.path,
      headers: json,
      body: `{"x":"${'a'.repeat(length)}"}`,
    }) as const;
  const median = async (request: Parameters<typeof send>[0]): Promise<number> => {
    const times: number[] = [];
    for (let at = 0; at < 9; at += 1) times.push((await send(request, targets, at)).took);
    return times.sort((a, b) => a - b)[4] ?? 0;
  };
  const drawn = await median(page);
  const perByte = (await median(parsed(100_000))) / 100_000;
  return (bodyLength) => MOST * (drawn + perByte * bodyLength);
}

/** Requests are made in parts: five hundred together, some of hundreds of MB, do not fit in memory. */
const PART = 100;

async function sendAll(): Promise<FuzzReport> {
  const { targets, known } = await signedIn();
  const bound = await references(targets);
  const arbitrary = fc.oneof(endpointRequests(known), pageRequests);
  const whole = {
    sent: 0,
    statuses: {} as Record<number, number>,
    faults: [] as string[],
    slow: [] as string[],
  };
  for (let part = 0; whole.sent < REQUESTS; part += 1) {
    const numRuns = Math.min(PART, REQUESTS - whole.sent);
    const requests = fc.sample(arbitrary, { numRuns, seed: SEED + part });
    const { sent, statuses, faults, slow } = await sendRequests(requests, targets, { lanes: 4, bound });
    whole.sent += sent;
    for (const [status, count] of Object.entries(statuses))
      whole.statuses[Number(status)] = (whole.statuses[Number(status)] ?? 0) + count;
    whole.faults.push(...faults);
    whole.slow.push(...slow);
  }
  return whole;
}

it(`answers ${REQUESTS} random and worst requests without a fault of its own, none beyond the bound`, async () => {
  const { statuses, faults, slow } = await sendAll();
  console.log(`answers by status: ${JSON.stringify(statuses)}`);
  expect({ faults, slow }).toEqual({ faults: [], slow: [] });
}, 3_600_000);

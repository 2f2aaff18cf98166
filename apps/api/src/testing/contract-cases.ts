import { type Endpoint, endpoints, commonErrors } from '@etalage/api-contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { EndpointName } from '../calls/rate-limits.ts';
import type { TestDatabase } from './create-test-database.ts';
import { hashTables } from './hash-tables.ts';
import {
  type CallOptions,
  type TestApi,
  type TestReply,
  endpointOf,
  isKnownRefusal,
} from './start-test-api.ts';

type Body = Record<string, unknown>;

/** How many equal calls are sent at once: a race that needs more than ten of them is looked for in the deep run. */
export const AT_ONCE = process.env['ETALAGE_DEEP'] ? 50 : 10;

export interface ContractCases {
  readonly database: TestDatabase;
  readonly api: TestApi;
  readonly endpoint: EndpointName;
  /** Requirement IDs for the title of the successful case. */
  readonly proves?: string;
  /** A new body that succeeds, for the website at host `a.test`. */
  good(): Promise<Body>;
  /** Another website's id; calling with it at `a.test` must not work. */
  readonly otherWebsite: string;
  /** Bodies that name things that do not exist or belong to another website, with the expected error code. */
  refused?(): Promise<readonly { title: string; body: Body; code: string }[]>;
  /** Whether the website is named in the body and not by the host, as in calls of the dashboard. */
  readonly anyHost?: boolean;
  /** Whether the file begins each test with other rows, so that each refused call needs a good body of its own. */
  readonly startsAnew?: boolean;
  /** Number of characters of a body that is too large; default: more than a visitor may send. */
  readonly tooLarge?: number;
  /** Checks the replies of `AT_ONCE` simultaneous equal calls; default: all succeed. */
  readonly atOnce?: (replies: readonly TestReply[]) => void;
  /** Checks the replies of two equal calls; default: both succeed. */
  readonly twice?: (first: TestReply, second: TestReply) => void;
}

/** What all refused calls of an endpoint begin with. */
export interface RefusalStart {
  /** A body that would succeed. */
  readonly good: Body;
  readonly refused: readonly { title: string; body: Body; code: string }[];
  readonly tables: Record<string, string>;
}

/**
 * The cases of every visitor endpoint: the valid call returns what the contract states; every other call returns an error
 * of the catalogue with messages and does not change any table.
 * @param addRefusals Adds cases of refused calls, which get the start of the others once they run.
 */
export function contractCases(
  cases: ContractCases,
  addRefusals: (start: () => RefusalStart) => void = () => {},
): void {
  const contract = contractOf(cases);
  const { endpoint } = contract;

  describe(`contract of ${endpoint.name}`, () => {
    it(`${cases.proves ? `${cases.proves} ` : ''}returns what the contract states`, async () => {
      const reply = await cases.api.call(cases.endpoint, await cases.good());
      expect(reply).toMatchObject({ status: 200 });
      expect(() => z.decode(endpoint.response, reply.body)).not.toThrow();
      expect(reply.headers['cache-control']).toBe('no-store');
    });

    refusalCases(cases, contract, addRefusals);
    repetitionCases(cases, contract);
  });
}

/**
 * All refused calls start from one good body, and are checked together: making a body and hashing every table take most
 * of the time, and a call that is refused leaves both as they are.
 */
function refusalCases(
  cases: ContractCases,
  contract: Contract,
  addRefusals: (start: () => RefusalStart) => void,
): void {
  describe('what is refused', () => {
    const { admin } = cases.database;
    let made: RefusalStart;
    const prepare = async () => {
      const good = await cases.good();
      const refused = (await cases.refused?.()) ?? [];
      made = { good, refused, tables: await hashTables(admin) };
    };
    const start = () => made;
    const changesNothing = async () => expect(await hashTables(admin)).toEqual(start().tables);
    if (cases.startsAnew) {
      beforeEach(prepare);
      afterEach(changesNothing);
    } else beforeAll(prepare);

    fieldCases(contract, start);
    bodyCases(cases, contract, start);
    idCases(cases, contract, start);
    addRefusals(start);

    it('changed no table', changesNothing);
  });
}

/** The endpoint under test, and the check of its refusals. */
interface Contract {
  readonly endpoint: Endpoint;
  /** The schemas of the request's fields. */
  readonly shape: Readonly<Record<string, z.ZodType>>;
  /** Calls the endpoint and checks that the reply is a refusal of its contract. */
  readonly refuses: (code: string, body: unknown, options?: CallOptions) => Promise<TestReply>;
}

function contractOf({ api, endpoint: name }: ContractCases): Contract {
  const endpoint = endpointOf(name);
  return {
    endpoint,
    shape: (endpoint.request as z.ZodObject).shape,
    async refuses(code, body, options) {
      const reply = await api.call(name, body, options);
      expectRefusal(reply, endpoint, code);
      return reply;
    },
  };
}

/** Bodies with one missing or wrong field. */
function fieldCases({ shape, refuses }: Contract, start: () => RefusalStart): void {
  it('MSG-01 refuses a body without one of the required fields, and names the field', async () => {
    const { good } = start();
    for (const field of Object.keys(shape).filter((key) => !shape[key]?.safeParse(undefined).success)) {
      const { [field]: _, ...body } = good;
      const reply = await refuses('validation_failed', body);
      expect(reply.body.errors[field], field).toBeDefined();
    }
  });

  it('refuses a field of the wrong type, and names the field', async () => {
    const { good } = start();
    for (const field of Object.keys(shape)) {
      const wrong = [{ x: [] }, [1], 'x', 1.5].find((value) => !shape[field]?.safeParse(value).success);
      const reply = await refuses('validation_failed', { ...good, [field]: wrong });
      expect(keysUnder(reply, field), field).not.toEqual([]);
    }
  });

  it('refuses text that is too long, and names the field', async () => {
    const { good } = start();
    const long = 'x'.repeat(20_000);
    for (const field of Object.keys(shape)) {
      const isText = shape[field]?.safeParse('x').success && !shape[field].safeParse({}).success;
      const isFlag = shape[field]?.safeParse(true).success;
      if (!isText || isFlag) continue;
      const reply = await refuses('validation_failed', { ...good, [field]: long });
      expect(Object.keys(reply.body.errors as object).length, field).toBeGreaterThan(0);
    }
  });

  it('refuses text that cannot be stored', async () => {
    const { good } = start();
    for (const field of Object.keys(shape)) {
      if (field === 'website_id' || field === 'project_id' || !shape[field]?.safeParse('x').success) continue;
      for (const text of ['a\u0000b', 'a\ud800b'])
        await refuses('validation_failed', { ...good, [field]: text });
    }
  });
}

/** Bodies that are not a JSON object of a valid size. */
function bodyCases(
  { api, endpoint: name, tooLarge = 200_000 }: ContractCases,
  { endpoint }: Contract,
  start: () => RefusalStart,
): void {
  it('refuses a body that is not a JSON object', async () => {
    const bodies = ['{', '', 'null', '[]', '"x"', '7', '{"__proto__":{"a":1}}', '\u0000', '['.repeat(50_000)];
    for (const body of bodies) {
      expectRefusal(await api.post(endpoints[name].path, body), endpoint, 'validation_failed');
    }
    const headers = { 'content-type': 'text/plain' };
    const plain = await api.post(endpoints[name].path, JSON.stringify(start().good), { headers });
    expectRefusal(plain, endpoint, 'validation_failed');
    const large = await api.post(endpoints[name].path, `"${'x'.repeat(tooLarge)}"`);
    expectRefusal(large, endpoint, 'payload_too_large');
  });
}

/** Ids of other websites, and of things that do not exist. */
function idCases(cases: ContractCases, { refuses }: Contract, start: () => RefusalStart): void {
  it('refuses ids that differ, another website and an unknown host', async () => {
    const { good } = start();
    const { otherWebsite: other } = cases;
    await refuses('validation_failed', { ...good, project_id: other });
    await refuses('not_found', { ...good, website_id: other, project_id: other });
    await refuses('not_found', { ...good, website_id: 'bestaat-niet', project_id: 'bestaat-niet' });
    if (!cases.anyHost) await refuses('not_found', good, { host: 'nergens.test' });
  });

  it('refuses ids of things that do not exist or belong to another', async () => {
    for (const { title, body, code } of start().refused) {
      const reply = await refuses(code, body);
      expect(reply.body.code, title).toBe(code);
    }
  });
}

/** Equal calls, one after another and simultaneous. */
function repetitionCases(cases: ContractCases, { endpoint }: Contract): void {
  const { api, endpoint: name, database } = cases;

  it('handles the same call twice', async () => {
    const body = await cases.good();
    const first = await api.call(name, body);
    const second = await api.call(name, body);
    expect(first.status).toBe(200);
    if (cases.twice) cases.twice(first, second);
    else expect(second.status).toBe(200);
  });

  it('handles simultaneous equal calls, valid and not valid', async () => {
    const body = await cases.good();
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => api.call(name, body)));
    if (cases.atOnce) cases.atOnce(replies);
    else expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));

    await writesNothing(database, async () => {
      const wrong = { ...body, project_id: 1 };
      const bad = await Promise.all(Array.from({ length: AT_ONCE }, () => api.call(name, wrong)));
      for (const reply of bad) expectRefusal(reply, endpoint, 'validation_failed');
    });
  });
}

/** Checks that the calls change no table. All calls of a case are checked together: hashing every table takes time. */
async function writesNothing(database: TestDatabase, calls: () => Promise<void>): Promise<void> {
  const before = await hashTables(database.admin);
  await calls();
  expect(await hashTables(database.admin)).toEqual(before);
}

function keysUnder(reply: TestReply, field: string): string[] {
  return Object.keys(reply.body.errors as object).filter(
    (key) => key === field || key.startsWith(`${field}.`),
  );
}

function expectRefusal(reply: TestReply, endpoint: Endpoint, code: string): void {
  expect(reply.body).toMatchObject({ code });
  expect(isKnownRefusal(reply, endpoint, commonErrors), JSON.stringify(reply.body)).toBe(true);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.headers['cache-control']).toBe('no-store');
}

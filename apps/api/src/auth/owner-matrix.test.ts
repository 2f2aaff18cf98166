import { type Endpoint, endpoints } from '@etalage/api-contract';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { EndpointName } from '../calls/rate-limits.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleOf } from '../testing/sample-of.ts';
import type { Role } from './accounts/account.repository.ts';
import { accountsFixture } from './testing/accounts-fixture.ts';
import { handlers } from '../http/handlers.ts';

const everyone = ['owner', 'editor', 'shop'] as const;
const site = ['owner', 'editor'] as const;
const sale = ['owner', 'shop'] as const;

/** Roles by the resource in the path; the roles of other resources follow from their part of the product. */
const rolesOfResource: Readonly<Record<string, readonly Role[]>> = {
  'websites members': ['owner'],
  'websites settings': ['owner'],
  'websites consent': ['owner'],
  'websites look': ['owner'],
  'websites themes': ['owner'],
  'websites fonts': ['owner'],
  'websites cookies': ['owner'],
  // Whoever changes the account receives the money.
  'webshop transfer-account': ['owner'],
  'websites company': ['owner'],
  'websites legal-check': ['owner'],
  'websites privacy': ['owner'],
  'websites webshop': ['owner'],
  'webshop payment-methods': ['owner'],
  'webshop mollie': ['owner'],
  // Whoever changes the connection gets the invoices.
  'webshop peppol': ['owner'],
  // Pictures are part of pages and of products.
  'websites files': everyone,
  // Each finds what they may open.
  'websites find': everyone,
  // Mails about orders; those about accounts are never among them.
  'websites mails': sale,
  // Each sees what waits for them.
  'websites to-do': everyone,
};

/** Endpoints with other roles than the rest of their resource. */
const rolesOfEndpoint: Partial<Record<EndpointName, readonly Role[]>> = {
  // Blocks of pages refer to categories.
  listCategories: everyone,
  // The sample asks for products, to which products, discounts and categories refer.
  listChoices: everyone,
  // Those of products are typed at the product.
  listAlternativeTexts: everyone,
  describeFile: everyone,
  // Whoever answers to a person for their data.
  collectPersonalData: ['owner'],
  findPerson: ['owner'],
  getErasure: ['owner'],
  eraseCustomer: ['owner'],
};

function rolesOf(name: EndpointName): readonly Role[] {
  const [, , , half = '', , resource = ''] = endpoints[name].path.split('/');
  return (
    rolesOfEndpoint[name] ?? rolesOfResource[`${half} ${resource}`] ?? (half === 'webshop' ? sale : site)
  );
}

const owned = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { audience }]) => audience === 'owner',
);
const shapeOf = ({ request }: Endpoint) => (request as z.ZodObject).shape ?? {};
const ofWebsites = owned.filter(([, endpoint]) => 'website_id' in shapeOf(endpoint));
/** Endpoints that need no account, because they are used before or for signing in. */
const open: readonly EndpointName[] = [
  'signIn',
  'signInWithCode',
  'askSignInPasskey',
  'signInWithPasskey',
  'signOut',
  'requestPasswordReset',
  'getPasswordReset',
  'usePasswordReset',
  'getEmailChange',
  'confirmEmailChange',
  'getInvitation',
  'acceptInvitation',
];

const database = await createTestDatabase();
const { ids, b, api, host, call, person } = await accountsFixture(database, handlers);
const origin = `http://${host}`;
const people = Object.fromEntries(
  await Promise.all(everyone.map(async (role) => [role, await person(role)] as const)),
) as Record<Role, Awaited<ReturnType<typeof person>>>;
const theirs = await person('owner', b);
const bodyOf = (endpoint: Endpoint) => ({ ...(sampleOf(endpoint.request) as object), ...ids });

describe('calls of owners', () => {
  it.each(ofWebsites)(
    'GEN-08 %s: 401 when nobody is signed in, 403 for another role, 404 for a member of another website',
    async (name, endpoint) => {
      const body = bodyOf(endpoint);
      const issues = endpoint.request.safeParse(body).error?.issues;
      expect(issues, `${name}: the sample is not a body of this endpoint`).toBeUndefined();
      const anonymous = await call(name, body);
      expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated']);
      const stranger = await call(name, body, theirs.cookie);
      expect([stranger.status, stranger.body.code]).toEqual([404, 'not_found']);
      for (const role of everyone) {
        if (rolesOf(name).includes(role)) continue;
        const refused = await call(name, body, people[role].cookie);
        expect([role, refused.status, refused.body.code]).toEqual([role, 403, 'forbidden']);
      }
    },
  );

  it.each(ofWebsites)('GEN-08 %s accepts the roles that it is for', async (name, endpoint) => {
    for (const role of rolesOf(name)) {
      const { status } = await call(name, bodyOf(endpoint), people[role].cookie);
      expect([role, [401, 403].includes(status)]).toEqual([role, false]);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(owned.filter(([name]) => !open.includes(name) && !ofWebsites.some(([other]) => other === name)))(
    'GEN-08 %s, about an account, returns 401 when nobody is signed in',
    async (name, endpoint) => {
      const anonymous = await call(name, sampleOf(endpoint.request) as object);
      expect([anonymous.status, anonymous.body.code]).toEqual([401, 'unauthenticated']);
    },
  );

  it('GEN-08 none accepts a call from another origin', async () => {
    for (const [name, endpoint] of owned) {
      const headers = { origin: 'http://localhost:3000', cookie: people.owner.cookie };
      const reply = await call(name, bodyOf(endpoint), '', { host: '127.0.0.1:3001', headers });
      expect([name, reply.status, reply.body.code]).toEqual([name, 403, 'forbidden']);
    }
  });

  it.each(owned)(
    '%s refuses a body that is not a JSON object, and text that cannot be stored',
    async (name, { path }) => {
      const bodies = [
        '{',
        '',
        'null',
        '[]',
        '7',
        '{"email":"a\\u0000b","password":"x","website_id":"\\u0000","project_id":"x"}',
      ];
      for (const body of bodies) {
        const reply = await api.post(path, body, { host, headers: { origin } });
        expect(reply.status, `${name} ${body}`).toBeGreaterThanOrEqual(
          name === 'signOut' && body.startsWith('{"') ? 200 : 400,
        );
        expect(reply.status).toBeLessThan(500);
      }
    },
  );

  it('every endpoint of a website returns 401 when nobody is signed in', async () => {
    expect(ofWebsites.length).toBeGreaterThan(0);
    for (const [name] of ofWebsites) {
      const reply = await api.call(name, ids, { host, headers: { origin } });
      expect([name, reply.status, reply.body.code]).toEqual([name, 401, 'unauthenticated']);
    }
  });
});

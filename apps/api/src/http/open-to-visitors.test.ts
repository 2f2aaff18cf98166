import { type Endpoint, endpoints } from '@etalage/api-contract';
import { expect, it } from 'vitest';
import type { EndpointName } from '../calls/rate-limits.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { sampleOf } from '../testing/sample-of.ts';
import { startTestApi } from '../testing/start-test-api.ts';
import { handlers } from './handlers.ts';

const database = await createTestDatabase();
const website_id = await database.createWebsite({ host: 'a.test' });
const api = await startTestApi(database, {}, { handlers });
const ofVisitors = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { audience }]) => audience === 'visitor',
);

/** Forms, files, the cart, checkout, search and the order page. */
const named: EndpointName[] = [
  'submitForm',
  'visitorSignedUrl',
  'visitorGetFile',
  'visitorDeleteFile',
  'createCart',
  'getCart',
  'addToCart',
  'updateQuantity',
  'deleteProduct',
  'setUserDetails',
  'setShippingMethod',
  'setPaymentMethod',
  'checkVies',
  'createOrder',
  'search',
  'getOrder',
  'createTransaction',
];

it('GEN-07 no call of a visitor asks for an account', async () => {
  expect(ofVisitors.map(([name]) => name)).toEqual(expect.arrayContaining(named));
  for (const [name, { request }] of ofVisitors) {
    const body = { ...(sampleOf(request) as object), website_id, project_id: website_id };
    expect(request.safeParse(body).error?.issues, name).toBeUndefined();
    const { status } = await api.call(name, body);
    expect([name, [401, 403].includes(status)]).toEqual([name, false]);
  }
});

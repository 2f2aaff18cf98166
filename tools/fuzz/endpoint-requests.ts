import { endpoints } from '@etalage/api-contract';
import { sampleOf } from '@etalage/api/testing';
import fc from 'fast-check';
import type { FuzzRequest } from './fuzz-request.ts';
import { worstBody, worstValue } from './worst-values.ts';

/** Endpoints that end what the run needs: its own session, and the demo shop's pages. */
const KEPT = new Set(['sign-out', 'end-sessions', 'delete-page', 'change-password']);

const called = Object.values(endpoints).filter(
  ({ name, audience }) => audience !== 'internal' && !KEPT.has(name),
);

/**
 * A call of any endpoint: as its contract asks, with one or more fields replaced, or with a body that is none. `known`
 * are values that exist in the shop, such as the id of its website and the session of a cart, by field.
 */
export function endpointRequests(known: Readonly<Record<string, string>>): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...called).chain(({ path, audience, request }) => {
    const sample = { ...(sampleOf(request) as Record<string, unknown>) };
    for (const key of Object.keys(known)) if (key in sample) sample[key] = known[key];
    return bodyOf(sample).map((body): FuzzRequest => ({
      to: audience === 'owner' ? 'dashboard' : 'shop',
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body,
    }));
  });
}

function bodyOf(sample: Record<string, unknown>): fc.Arbitrary<string> {
  const fields = Object.keys(sample).filter((key) => !key.endsWith('_id') || key === 'product_id');
  const changes = fc.dictionary(fc.constantFrom(...fields, 'extra', '__proto__'), worstValue, {
    maxKeys: 3,
    noNullPrototype: true,
  });
  return fc.oneof(
    { weight: 12, arbitrary: changes.map((changed) => jsonOf({ ...sample, ...changed })) },
    { weight: 1, arbitrary: worstBody },
    { weight: 1, arbitrary: worstValue.map(jsonOf) },
  );
}

function jsonOf(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

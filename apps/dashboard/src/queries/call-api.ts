import type { Call, Endpoint, OutputOf, PayloadOf, ResponseOf } from '@etalage/api-contract';
import { failureCode, postEndpoint, type CallFailure, type FailureCode } from '@etalage/api-contract/client';
import { z } from 'zod';

/** A failed call, thrown because queries expect an exception. */
export class ApiFailure extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.unreachable ? 'unreachable' : `${failure.status} ${failure.error.code}`);
    this.failure = failure;
  }
}

/** Why a call failed; any other error counts as a server that could not be reached. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof ApiFailure ? error.failure : { ok: false, unreachable: true };
}

/** Whether a call failed for one of these reasons. */
export function failedWith(error: unknown, ...codes: FailureCode[]): boolean {
  return error instanceof ApiFailure && codes.includes(failureCode(error.failure));
}

/** Whether the same call may succeed later: with a network, a session or a server that it lacked now. */
export function isWorthRepeating(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.unreachable || failure.status >= 500 || [401, 429].includes(failure.status);
}

/** A deletion, which has succeeded too if somebody else deleted it already: that is what was requested. */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!failedWith(error, 'not_found')) throw error;
  }
}

/**
 * Calls an endpoint for a website, or for no website with an empty id; throws ApiFailure. With a key, a call that is
 * repeated because its reply was lost creates nothing twice.
 */
export async function callApi<E extends Call>(
  endpoint: E,
  websiteId: string,
  request: PayloadOf<E>,
  key?: string,
): Promise<ResponseOf<E>> {
  const client = { base: '', websiteId, ...(key && { fetch: withKey(key) }) };
  const result = await postEndpoint(client, endpoint, request);
  if (result.ok) return result.data;
  throw new ApiFailure(result);
}

/**
 * Calls an endpoint and decodes its reply by the contract: cents, booleans and dates in place of euros, '1' and '0' and
 * texts. Throws ApiFailure, and ZodError for a reply that is not as the contract says.
 */
export async function callDecoded<E extends Endpoint>(
  endpoint: E,
  websiteId: string,
  request: PayloadOf<E>,
): Promise<OutputOf<E>> {
  const reply: unknown = await callApi(endpoint, websiteId, request);
  return z.decode(endpoint.response, reply) as OutputOf<E>;
}

function withKey(key: string): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('idempotency-key', key);
    return fetch(address, { ...init, headers });
  };
}

import type { Endpoint, ErrorBody, RequestOf, ResponseOf } from '@etalage/api-contract';
import { postEndpoint } from '@etalage/api-contract/client';

/** A refusal of the api, or status 0 when it could not be reached. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(`${status} ${body.code}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Calls an endpoint for a website, or for none with an empty id; throws ApiFailure, as queries expect. With a key a call
 * that is repeated, because its reply was lost, makes nothing twice.
 */
export async function callApi<E extends Endpoint>(
  path: E['path'],
  websiteId: string,
  request: Omit<RequestOf<E>, 'website_id' | 'project_id'>,
  key?: string,
): Promise<ResponseOf<E>> {
  const result = await postEndpoint<E>(
    { base: '', websiteId, ...(key && { fetch: withKey(key) }) },
    path,
    request,
  );
  if (result.ok) return result.data;
  throw new ApiFailure(result.status, result.error);
}

function withKey(key: string): typeof fetch {
  return (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set('idempotency-key', key);
    return fetch(address, { ...init, headers });
  };
}

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

/** Calls an endpoint for a website, or for none with an empty id; throws ApiFailure, as queries expect. */
export async function callApi<E extends Endpoint>(
  path: E['path'],
  websiteId: string,
  request: Omit<RequestOf<E>, 'website_id' | 'project_id'>,
): Promise<ResponseOf<E>> {
  const result = await postEndpoint<E>({ base: '', websiteId }, path, request);
  if (result.ok) return result.data;
  throw new ApiFailure(result.status, result.error);
}

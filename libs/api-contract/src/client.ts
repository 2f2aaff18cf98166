import type { CallResult } from './endpoint/call-endpoint.ts';
import type { Endpoint, RequestOf } from './endpoint/define-endpoint.ts';
import type { ErrorBody } from './errors/error-catalogue.ts';

export interface ClientOptions {
  /** Scheme and host of the API without a slash; empty means this origin (API-04). */
  base: string;
  websiteId: string;
  fetch?: typeof fetch;
}

export { visitorPaths } from './paths.ts';
export { decodeReply } from './endpoint/decode-reply.ts';
export type { CallResult, DecodedResult } from './endpoint/call-endpoint.ts';
export type { ErrorBody, FieldErrors } from './errors/error-catalogue.ts';

/**
 * Posts to one endpoint path with both website ids (API-02). Answers a value for every outcome, also when the network
 * is gone (status 0); it shows nothing and navigates nowhere. Knows no schema, so visitors load no validation library.
 */
export async function postEndpoint<E extends Endpoint>(
  options: ClientOptions,
  path: E['path'],
  request: Omit<RequestOf<E>, 'website_id' | 'project_id'>,
  signal?: AbortSignal,
): Promise<CallResult<E>> {
  const send = options.fetch ?? fetch;
  const ids = { website_id: options.websiteId, project_id: options.websiteId };
  try {
    const response = await send(options.base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ids, ...request }),
      signal,
    });
    // A proxy before the server refuses in words of its own; its status still says what is wrong.
    const body: unknown = response.ok ? await response.json() : await response.json().catch(() => null);
    if (response.ok) return { ok: true, data: body as never };
    if (looksRefused(body)) return { ok: false, status: response.status, error: body };
    return { ok: false, status: response.status, error: { code: 'internal', errors: {} } };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, status: 0, error: { code: 'internal', errors: {} } };
  }
}

/** Without the catalogue, which visitors do not load: only our own server answers here, and it sends nothing else. */
function looksRefused(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'errors' in body;
}

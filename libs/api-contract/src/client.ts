import type { Call, PayloadOf, ResponseOf } from './endpoint/call.ts';
import type { CallFailure, CallResult, Refused } from './endpoint/call-result.ts';
import type { ErrorBody, ErrorCode, FieldErrors } from './errors/error-catalogue.ts';

export interface ClientOptions {
  /** Scheme and host of the API without a trailing slash; empty means this origin (API-04). */
  base: string;
  websiteId: string;
  fetch?: typeof fetch;
}

export { consentCall } from './consent-call.ts';
export { visitorCalls } from './visitor-calls.ts';
export { cartOf, decodeReply } from './endpoint/decode-reply.ts';
export { atPath, type Call, type PayloadOf, type RequestOf, type ResponseOf } from './endpoint/call.ts';
export type { Refused } from './endpoint/call-result.ts';
export * as fileStreams from './files/file-streams.ts';
export type { CallFailure, CallResult } from './endpoint/call-result.ts';
export type { ErrorBody, FieldErrors } from './errors/error-catalogue.ts';

/** The part of a browser that is read; the server compiles this too, but has none. */
const browser = globalThis as unknown as {
  document: { documentElement: { dataset: Readonly<Partial<Record<string, string>>> } };
};

/**
 * The API of the page that runs a script: that of the page's own host, or the one that the server allowed for this address
 * (API-05). Only in a browser.
 */
export function pageClient(): ClientOptions {
  const { apiBase = '', websiteId = '' } = browser.document.documentElement.dataset;
  return { base: apiBase, websiteId };
}

/**
 * Posts to an endpoint with both website ids (API-02). Returns a value for every outcome, also when the network fails; it
 * shows nothing and does not navigate. Uses no schema, so visitors load no validation library. Throws only the reason of
 * `signal` when that was aborted.
 */
export async function postEndpoint<E extends Call>(
  options: ClientOptions,
  { path }: E,
  request: PayloadOf<E>,
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
    if (response.ok) return { ok: true, data: (await response.json()) as ResponseOf<E> };
    return refusalOf(response.status, await response.json().catch(() => null));
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ok: false, unreachable: true };
  }
}

/** The refusal in a response. A proxy before the server refuses in its own words; its status is still meaningful. */
export function refusalOf(status: number, body: unknown): Refused {
  return { ok: false, status, error: looksRefused(body) ? body : { code: 'internal', errors: {} } };
}

/**
 * Does not use the catalogue, which visitors do not load: only our own server answers here, and it sends nothing else.
 */
function looksRefused(body: unknown): body is ErrorBody {
  return body instanceof Object && 'code' in body && 'errors' in body;
}

/** Why a call failed: the code of the refusal, or that there was no reply. */
export type FailureCode = ErrorCode | 'unreachable';

/** Why a call failed. */
export function failureCode(failure: CallFailure): FailureCode {
  return failure.unreachable ? 'unreachable' : failure.error.code;
}

/**
 * The messages of a failed call per field; what belongs to no field is under `general`. A failure that brought no
 * message gets the sentence of its code, when `sentenceOf` has one (MSG-02). The only reader of a refusal's body.
 */
export function failureMessages(
  failure: CallFailure,
  sentenceOf: (code: FailureCode) => string = () => '',
): FieldErrors {
  const errors = failure.unreachable ? {} : failure.error.errors;
  if (Object.values(errors).flat().length > 0) return errors;
  const sentence = sentenceOf(failureCode(failure));
  return sentence === '' ? {} : { general: [sentence] };
}

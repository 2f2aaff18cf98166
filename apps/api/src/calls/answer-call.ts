import { decodedHalf, type Endpoint, type ErrorBody, endpoints, errorCatalogue } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { z } from 'zod';
import { ApiError, errorBodyOf } from './api-error.ts';
import { callContext, publishing } from './call-context.ts';
import { calledWebsite } from './called-website.ts';
import type { AnyCallResult, EndpointServer, IncomingCall } from './endpoint-server.ts';
import { fieldMessagesOf } from './field-messages-of.ts';
import type { Handler } from './handler-context.ts';
import { isStorageFull } from './is-storage-full.ts';
import type { CountedCall } from './rate-limiter.ts';
import type { EndpointName, RateLimit } from './rate-limits.ts';
import { unstorableText } from './unstorable-text.ts';
import type { CalledWebsite } from './website-lookup.ts';

const noWebsite: CalledWebsite = { id: '', translate: createTranslate() };

/**
 * Answers one call of an endpoint, for every transport: limits, website, request validation, handler, response
 * validation. Every outcome is a value; an unexpected error is logged with the request id and becomes `internal`.
 */
export async function answerCall(
  server: EndpointServer,
  name: EndpointName,
  call: IncomingCall,
  replyOf: ReplyOf = encodedReply,
): Promise<AnyCallResult> {
  let website = noWebsite;
  const counted: CountedCall[] = [];
  const count = async (per: RateLimit['per'], key: string) =>
    void counted.push(...(await server.limiter.count(name, per, key)));
  try {
    const endpoint: Endpoint = endpoints[name];
    const handler = (server.handlers as Record<string, Handler<Endpoint>>)[name];
    if (!handler) throw new ApiError('not_found');
    await count('address', call.address);
    const member = endpoint.audience === 'owner' ? await server.findMember?.(call.cookies) : undefined;
    website = await calledWebsite(server, endpoint, call, member);
    if (member) await count('member', member.id);
    const input = checkRequest(endpoint, call.body);
    const { order_session: order } = input as Record<string, unknown>;
    if (typeof order === 'string') await count('order', order);
    const context = callContext(server, call, website, member);
    const output = await handler(
      input,
      endpoint.audience === 'owner' ? publishing(context, server) : context,
    );
    return { ok: true, data: replyOf(endpoint, output) as never };
  } catch (error) {
    await takeBack(server, counted, call);
    return refusal(error, website, name, call);
  }
}

/** Makes the reply of what a handler answered; throws when that does not fit the contract. */
type ReplyOf = (endpoint: Endpoint, output: unknown) => unknown;

/** The reply in wire form. */
const encodedReply: ReplyOf = ({ response }, output) => z.encode(response, output);

const decodedResponses: ReadonlyMap<string, z.ZodType> = new Map(
  Object.values(endpoints).map(({ name, response }) => [name, decodedHalf<z.ZodType>(response)]),
);

/** The reply as code in this process reads it, checked like the encoded one: it holds only what the contract names. */
export const decodedReply: ReplyOf = ({ name }, output) => decodedResponses.get(name)?.parse(output);

/** The decoded request, or `validation_failed` with a message per field. */
function checkRequest(endpoint: Endpoint, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable();
  const decoded = z.safeDecode(endpoint.request, body);
  if (!decoded.success) throw new ApiError('validation_failed', fieldMessagesOf(decoded.error.issues, body));
  const unstorable = unstorableText(body);
  if (unstorable) throw new ApiError('validation_failed', unstorable);
  return decoded.data;
}

/** The refusal of a body that is not a JSON object. */
export function unreadable(): ApiError {
  return new ApiError('validation_failed', { general: [{ key: 'error_body_unreadable' }] });
}

/** The refusal itself is what the caller must hear, so a failure here is only logged. */
async function takeBack(
  { limiter }: EndpointServer,
  counted: readonly CountedCall[],
  { log, requestId }: IncomingCall,
): Promise<void> {
  await limiter
    .takeBack(counted)
    .catch((err: unknown) => log.warn({ err, requestId }, 'a refused call stays counted'));
}

function refusal(
  error: unknown,
  website: CalledWebsite,
  name: EndpointName,
  call: IncomingCall,
): AnyCallResult {
  const isRefusal = error instanceof ApiError;
  if (!isRefusal) call.log.error({ err: error, endpoint: name, requestId: call.requestId }, 'call failed');
  if (isRefusal) return refusalOf(error, website);
  return refusalOf(new ApiError(isStorageFull(error) ? 'storage_full' : 'internal'), website);
}

/** A refusal as the outcome of a call, in the texts of the website. */
export function refusalOf(error: ApiError, { translate }: CalledWebsite = noWebsite) {
  const body: ErrorBody = errorBodyOf(error, translate);
  return { ok: false as const, status: errorCatalogue[error.code].status, error: body };
}

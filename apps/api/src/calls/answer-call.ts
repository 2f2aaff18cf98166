import { decodedHalf, type Endpoint, type ErrorBody, endpoints, errorCatalogue } from '@etalage/api-contract';
import { createTranslate } from '@etalage/texts';
import { z } from 'zod';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { readWebsite, withWebsite } from '../db/with-website.ts';
import { ApiError, errorBodyOf } from './api-error.ts';
import { calledWebsite } from './called-website.ts';
import type { AnyCallResult, EndpointServer, IncomingCall } from './endpoint-server.ts';
import { fieldMessagesOf } from './field-messages-of.ts';
import type { Handler, HandlerContext, Member } from './handler-context.ts';
import { isStorageFull } from './is-storage-full.ts';
import type { EndpointName } from './rate-limits.ts';
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
  try {
    const endpoint: Endpoint = endpoints[name];
    const handler = (server.handlers as Record<string, Handler<Endpoint>>)[name];
    if (!handler) throw new ApiError('not_found');
    server.limiter.count(name, 'address', call.address);
    const member = endpoint.audience === 'owner' ? await server.findMember?.(call.cookies) : undefined;
    website = await calledWebsite(server, endpoint, call, member);
    const input = checkRequest(endpoint, call.body);
    countKeyed(server, name, input);
    const context = contextOf(server, call, website, member);
    const output = await handler(
      input,
      endpoint.audience === 'owner' ? publishing(context, server) : context,
    );
    return { ok: true, data: replyOf(endpoint, output) as never };
  } catch (error) {
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

function countKeyed({ limiter }: EndpointServer, name: EndpointName, input: unknown): void {
  const { shoppingcart_session: cart, order_session: order } = input as Record<string, unknown>;
  if (typeof cart === 'string') limiter.count(name, 'cart', cart);
  if (typeof order === 'string') limiter.count(name, 'order', order);
}

function contextOf(
  server: EndpointServer,
  call: IncomingCall,
  website: CalledWebsite,
  member: Member | undefined,
): HandlerContext {
  const { db, ports, limiter, now } = server;
  const { address, origin, requestId, idempotencyKey, cookies, userAgent = '', log } = call;
  return {
    websiteId: website.id,
    db,
    write: (work) => retryConflicts(() => withWebsite(db, website.id, work)),
    read: (work) => retryConflicts(() => readWebsite(db, website.id, work)),
    translate: website.translate,
    address,
    origin,
    now,
    ports,
    limiter,
    log,
    requestId,
    idempotencyKey,
    cookies,
    userAgent,
    member,
  };
}

/** Every write of an owner may change what visitors see. */
function publishing(context: HandlerContext, { publications }: EndpointServer): HandlerContext {
  return {
    ...context,
    write: async (work) => {
      const result = await context.write(work);
      await publications.caughtUp();
      return result;
    },
  };
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

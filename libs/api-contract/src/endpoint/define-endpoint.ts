import { z } from 'zod';
import type { ErrorCode } from '../errors/error-catalogue.ts';

/** Errors that any endpoint may return; a contract lists only its own errors beside these. */
export const commonErrors = [
  'validation_failed',
  'rate_limited',
  'payload_too_large',
  'internal',
  'storage_full',
  'not_found',
] as const;

/** Both ids of API-02; the server answers 422 when they differ and 404 for a website unknown on this host (API-03). */
export const websiteIds = { website_id: z.string().min(1).max(200), project_id: z.string().min(1).max(200) };

export type Audience = 'visitor' | 'owner' | 'internal';

/**
 * An endpoint as data: always POST (API-01). Schemas contain codecs: handlers see the decoded form (cents, booleans),
 * the wire has the encoded form (euros, '1' and '0'). `internal` endpoints are only available in-process, for server
 * rendering.
 */
export interface Endpoint<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  name: string;
  path: string;
  audience: Audience;
  request: Req;
  response: Res;
  errors: readonly ErrorCode[];
}

/** Declares an endpoint; keeps the literal types of its schemas. */
export function defineEndpoint<Req extends z.ZodType, Res extends z.ZodType>(
  endpoint: Endpoint<Req, Res>,
): Endpoint<Req, Res> {
  return endpoint;
}

/** The request of a caller, in wire form. */
export type RequestOf<E extends Endpoint> = z.input<E['request']>;
/** The response that a caller receives, in wire form. */
export type ResponseOf<E extends Endpoint> = z.input<E['response']>;
/** The input of a handler: decoded. */
export type InputOf<E extends Endpoint> = z.output<E['request']>;
/** The result of a handler: decoded. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>;

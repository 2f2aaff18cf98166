import { z } from 'zod';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { Call } from './call.ts';

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
 * The contract of an endpoint as data: always POST (API-01). Schemas contain codecs: handlers see the decoded form
 * (cents, booleans), the wire has the encoded form (euros, '1' and '0'). `internal` endpoints are only available
 * in-process, for server rendering.
 */
export interface Contract<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> {
  name: string;
  path: string;
  audience: Audience;
  request: Req;
  response: Res;
  errors: readonly ErrorCode[];
}

/** A contract that can be called: its path carries its types. */
export type Endpoint<Req extends z.ZodType = z.ZodType, Res extends z.ZodType = z.ZodType> = Contract<
  Req,
  Res
> &
  Call<z.input<Req>, z.input<Res>, z.output<Res>>;

/** Declares an endpoint; keeps the literal types of its schemas. */
export function defineEndpoint<Req extends z.ZodType, Res extends z.ZodType>(
  contract: Contract<Req, Res>,
): Endpoint<Req, Res> {
  return contract as Endpoint<Req, Res>;
}

/** The input of a handler: decoded. */
export type InputOf<E extends Endpoint> = z.output<E['request']>;
/** The result of a handler: decoded. */
export type OutputOf<E extends Endpoint> = z.output<E['response']>;

import { errorCatalogue } from '@etalage/api-contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../calls/api-error.ts';

/** Codes of the errors that a stream gives when its sender disconnects or stays silent. */
const BROKEN_OFF = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ABORT_ERR']);

/** Messages of the parser of multipart forms for a body that is cut off or has no boundary; its errors have no code. */
const BROKEN_MULTIPART =
  /^Multipart: Boundary not found|^Unexpected end of multipart|terminated early due to unexpected end of multipart/;

/**
 * The HTTP status of an error that a request led to: that of a refusal, 4xx for a request that is not readable or that
 * was broken off, and 500 for a fault of the server.
 */
export function statusOfError(error: unknown, request: Pick<FastifyRequest, 'raw'>): number {
  if (error instanceof ApiError) return errorCatalogue[error.code].status;
  if (!(error instanceof Error)) return 500;
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 600) return statusCode;
  if (BROKEN_MULTIPART.test(error.message)) return 400;
  // The same codes with a complete request come from a service of ours, such as the database.
  const isBrokenOff = request.raw.destroyed && !request.raw.complete;
  return isBrokenOff && BROKEN_OFF.has(code) ? 400 : 500;
}

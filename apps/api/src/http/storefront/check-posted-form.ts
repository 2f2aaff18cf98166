import type { FastifyRequest } from 'fastify';
import { FORM_LIMITS, hasTooManyFields } from './posted-form-limits.ts';

/** A request to a page that is refused with this status. */
export class PageRefused extends Error {
  readonly statusCode: 400 | 413 | 415;

  constructor(statusCode: PageRefused['statusCode'], message: string) {
    super(message);
    this.statusCode = statusCode;
  }
}

/**
 * Checks that the body of a POST is a form, before anything reads its fields. Throws `PageRefused`: 415 for any other
 * content type or none, 413 for too many fields. The limits of a form with files are checked while it is read.
 */
export function checkPostedForm(request: FastifyRequest): void {
  if (request.isMultipart()) return;
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded')
    throw new PageRefused(415, 'the body is not a form');
  if (Buffer.isBuffer(request.body) && hasTooManyFields(request.body))
    throw new PageRefused(413, `the form has more than ${FORM_LIMITS.fields} fields`);
}

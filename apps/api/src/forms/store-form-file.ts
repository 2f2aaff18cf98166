import type { MultipartFile } from '@fastify/multipart';
import { namedItems } from '@etalage/form-engine/schema';
import { visitorHash } from '../files/visitor-hash.ts';
import { storeVisitorFile } from '../files/visitor-files.ts';
import { uploadRefused } from '../files/upload-refused.ts';
import { readWebsite } from '../db/with-website.ts';
import { ApiError } from '../calls/api-error.ts';
import type { EndpointServer } from '../calls/endpoint-server.ts';
import type { Cookies } from '../calls/handler-context.ts';
import { findForm } from './form.repository.ts';

interface Visitor {
  readonly websiteId: string;
  readonly address: string;
  readonly cookies: Cookies;
}

/**
 * Stores a file that was posted within a form; returns its path.
 * Throws `rate_limited`, or `upload_refused` if the form has no file question with that name.
 */
export async function storeFormFile(
  { db, ports, limiter }: EndpointServer,
  { websiteId, address, cookies }: Visitor,
  formId: string,
  part: MultipartFile,
): Promise<string> {
  const wait = await limiter.hit('form_files', address);
  if (wait > 0) throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  const form = await readWebsite(db, websiteId, (tx) => findForm(tx, websiteId, formId));
  const isFileQuestion = namedItems(form?.items ?? []).some(
    ({ type, identifier }) => type === 'file' && part.fieldname === `files.${identifier}`,
  );
  if (!isFileQuestion) throw uploadRefused('files_unknown');
  const visitor = visitorHash(cookies);
  const sent = { websiteId, formId, visitor, name: part.filename, stream: part.file };
  const { path } = await storeVisitorFile({ db, files: ports.files }, sent);
  return path;
}

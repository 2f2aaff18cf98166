import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../calls/api-error.ts';
import { PageRefused } from './check-posted-form.ts';
import { FORM_LIMIT, FORM_LIMITS } from './posted-form-limits.ts';

/** Stores one file of a form; returns its path. Throws `upload_refused` with the reason. */
export type StoreFile = (formId: string, part: MultipartFile) => Promise<string>;

/**
 * Reads a posted form with files, for visitors without JavaScript. Each file is stored when it arrives, so that it is
 * present when the page is returned. The result is plain text: the paths of a question separated by pipes, first those
 * that were stored before (`kept.`), and under `refused.` the reason why a file was refused. Throws `PageRefused` for more
 * text than a form without files may have.
 */
export async function readPlainForm(
  request: FastifyRequest,
  store: StoreFile,
  translate: (error: ApiError) => string,
): Promise<Buffer> {
  const posted = new URLSearchParams();
  const paths = new Map<string, string[]>();
  const add = (identifier: string, path: string) =>
    paths.set(identifier, [...(paths.get(identifier) ?? []), path]);
  let characters = 0;
  for await (const part of request.parts({ limits: FORM_LIMITS })) {
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : '';
      characters += part.fieldname.length + value.length;
      if (characters > FORM_LIMIT) throw new PageRefused(413, 'the fields of the form are too long');
      const kept = after(part.fieldname, 'kept.');
      if (kept === undefined) posted.append(part.fieldname, value);
      else if (value !== '') add(kept, value);
      continue;
    }
    const identifier = after(part.fieldname, 'files.');
    // A browser sends a field without a chosen file as a file without a name.
    if (identifier === undefined || !part.filename) {
      part.file.resume();
      continue;
    }
    try {
      add(identifier, await store(posted.get('form_id') ?? '', part));
    } catch (error) {
      part.file.resume();
      if (!(error instanceof ApiError)) throw error;
      posted.append(`refused.${identifier}`, `${part.filename}: ${translate(error)}`);
    }
  }
  for (const [identifier, list] of paths) posted.set(`fields.${identifier}`, list.join('|'));
  return Buffer.from(posted.toString());
}

function after(name: string, prefix: string): string | undefined {
  return name.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}

import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../calls/api-error.ts';

/** Stores one file of a form; answers its path. Throws `upload_refused` with the reason. */
export type StoreFile = (formId: string, part: MultipartFile) => Promise<string>;

/** Fields and files of one form, and characters of a field; a form of the site has far less. */
const limits = { fields: 400, files: 60, fieldSize: 256 * 1024, parts: 460 } as const;

/**
 * Reads a posted form with files, for visitors whose browser sends it whole: each file is stored as it comes, so that it
 * is there when the page comes back. What goes on is plain text: the paths of a question joined by pipes, those that
 * were stored before (`kept.`) first, and under `refused.` why a file was not taken in.
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
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : '';
      const kept = after(part.fieldname, 'kept.');
      if (kept === undefined) posted.append(part.fieldname, value);
      else if (value !== '') add(kept, value);
      continue;
    }
    const identifier = after(part.fieldname, 'files.');
    // A field in which no file was chosen is sent as one without a name.
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

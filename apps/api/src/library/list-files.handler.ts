import type { listFiles } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findLibraryFiles } from './library-file.repository.ts';
import { pageOfFiles } from './page-of-files.ts';

/** Lists files of the owner, newest first. */
export const listFilesHandler: Handler<typeof listFiles> = async (input, context) => {
  requireRole(context, ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    // One more, which tells whether there is a next page.
    const found = await findLibraryFiles(tx, websiteId, await pageOfFiles(tx, websiteId, input));
    const files = found.slice(0, input.limit);
    return { files, next: found.length > input.limit ? (files.at(-1)?.key ?? '') : '' };
  });
};

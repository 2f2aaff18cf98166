import type { visitorDeleteFile } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { findVisitorFile } from './file.repository.ts';
import { removeFile, unknownFile } from './remove-file.ts';
import { knownVisitorHash } from './visitor-hash.ts';

/** Deletes a visitor's own file if it is not part of a sent form. */
export const visitorDeleteFileHandler: Handler<typeof visitorDeleteFile> = async ({ filePath }, context) => {
  const visitor = knownVisitorHash(context.cookies);
  if (!visitor) throw unknownFile();
  await removeFile(context, filePath, (tx) => findVisitorFile(tx, context.websiteId, filePath, visitor));
  return { deleted: true };
};

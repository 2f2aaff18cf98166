import type { visitorGetFile } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { fileAddress } from './file-address.ts';
import { isFileKey } from './file-key.ts';
import { findVisitorFile } from './file.repository.ts';
import { unknownFile } from './remove-file.ts';
import { knownVisitorHash } from './visitor-hash.ts';

/** The address at which a visitor reads their own file, while it is not part of a sent form. */
export const visitorGetFileHandler: Handler<typeof visitorGetFile> = async ({ filePath }, context) => {
  const { websiteId, write, now, cookies } = context;
  const visitor = knownVisitorHash(cookies);
  if (!visitor || !isFileKey(filePath)) throw unknownFile();
  return write(async (tx) => {
    const file = await findVisitorFile(tx, websiteId, filePath, visitor);
    if (file?.state !== 'stored') throw unknownFile();
    return { url: await fileAddress(tx, websiteId, file, now()) };
  });
};

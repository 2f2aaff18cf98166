import type { getFile } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { fileAddress } from './file-address.ts';
import { isFileKey } from './file-key.ts';
import { findFile } from './file.repository.ts';
import { unknownFile } from './remove-file.ts';

/** The address at which a member reads a file of the website, also a visitor's file; those of quotes have a call of their own. */
export const getFileHandler: Handler<typeof getFile> = async ({ filePath }, context) => {
  requireRole(context, ['owner', 'editor', 'shop']);
  const { websiteId, write, now } = context;
  if (!isFileKey(filePath)) throw unknownFile();
  return write(async (tx) => {
    const file = await findFile(tx, websiteId, filePath);
    if (file?.state !== 'stored' || file.quote_id !== null) throw unknownFile();
    return { url: await fileAddress(tx, websiteId, file, now()) };
  });
};

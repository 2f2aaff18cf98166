import type { describeFile } from '@etalage/api-contract';
import { oneLine } from '@etalage/site-model';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { raisePublishNumber } from '../documents/raise-publish-number.ts';
import { lockOwnFiles, recordFiles, setFiles } from '../files/bin.repository.ts';
import { isFileKey } from '../files/file-key.ts';
import { unknownLibraryFile } from './library-changes.ts';
import { findLibraryFile } from './library-file.repository.ts';

/** Changes the alternative text of a file. */
export const describeFileHandler: Handler<typeof describeFile> = async (input, context) => {
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const { websiteId } = context;
  if (!isFileKey(input.key)) throw unknownLibraryFile();
  const alt = oneLine(input.alt).trim();
  return context.write(async (tx) => {
    const [file] = await lockOwnFiles(tx, websiteId, [input.key]);
    if (!file) throw unknownLibraryFile();
    if (file.alt === alt) return { alt };
    const change = { alt, is_decorative: file.is_decorative && alt === '' };
    await setFiles(tx, websiteId, [file], change);
    await recordFiles(tx, websiteId, member, 'changed', [file], change);
    const changed = await findLibraryFile(tx, websiteId, file.key);
    if (changed?.is_live) await raisePublishNumber(tx, websiteId);
    return { alt };
  });
};

import { rm } from 'node:fs/promises';
import { kindOfType, largestFile } from '@etalage/form-engine/schema';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { FileToStore } from '../ports/storage/file-storage.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type OwnFile, setFiles } from './bin.repository.ts';
import { checkRoom } from './check-room.ts';
import { newFileKey } from './file-key.ts';
import { deleteFileRow, insertRequestedFile, lockUploads, updateFile } from './file.repository.ts';
import { publicAddress, savePictures } from './picture.repository.ts';
import { readPicture } from './read-picture.ts';

export interface AddedFile {
  readonly name: string;
  readonly content: FileToStore;
  /** SHA-256 of what was uploaded, or of what it was made from; by it copies are recognised. */
  readonly hash: string | null;
  /** What the library says about it. */
  readonly about?: Partial<Pick<OwnFile, 'folder' | 'alt' | 'is_decorative' | 'focus_x' | 'focus_y'>>;
  /** Whether a file with this hash is returned instead, so that a repeated call makes no second one. */
  readonly isOnce: boolean;
}

/** What is needed of a call to store a file; a job has it too. */
export interface StoringContext extends Pick<HandlerContext, 'websiteId' | 'write' | 'now'> {
  readonly ports: Pick<HandlerContext['ports'], 'files'>;
}

/**
 * Stores a file that the server made or copied as a public file of a member, with a new key, which is returned. Throws
 * `upload_not_now` without room. The file on this machine is gone afterwards.
 */
export async function addFile(
  context: StoringContext,
  member: Pick<Member, 'id'>,
  { name, content, hash, about = {}, isOnce }: AddedFile,
): Promise<string> {
  const { websiteId, ports } = context;
  const [extension = ''] = kindOfType(content.contentType)?.extensions ?? [];
  const key = newFileKey(`assets/${plainName(name)}`, extension, context.now().getTime());
  const place = { websiteId, key, isPrivate: false };
  try {
    const same = await context.write(async (tx) => {
      await lockUploads(tx, websiteId);
      const earlier = isOnce && hash !== null ? await findSame(tx, websiteId, hash) : undefined;
      if (earlier) return earlier;
      await checkRoom(tx, websiteId, content.size, false);
      const owner = { member_id: member.id, visitor_hash: null, form_id: null, is_private: false };
      const { contentType } = content;
      const most = largestFile.owner;
      await insertRequestedFile(tx, websiteId, { key, name, content_type: contentType, most, ...owner });
      await updateFile(tx, websiteId, key, { state: 'arrived', size: content.size, source_hash: hash });
      return undefined;
    });
    if (same !== undefined) return same;
    // Before the file is stored, which may move it.
    const look = content.contentType.startsWith('image/') ? await readPicture(content.path) : undefined;
    try {
      await ports.files.storage.put(place, content);
    } catch (error) {
      await context.write((tx) => deleteFileRow(tx, websiteId, key));
      throw error;
    }
    await context.write(async (tx) => {
      await updateFile(tx, websiteId, key, { state: 'stored' });
      if (Object.keys(about).length > 0) await setFiles(tx, websiteId, [{ key }], about);
      if (look) await savePictures(tx, websiteId, new Map([[publicAddress(websiteId, key), look]]));
    });
    return key;
  } finally {
    await rm(content.path, { force: true });
  }
}

/** A name as a part of a path, which a name that people typed may not be. */
const plainName = (name: string) => name.replace(/[/\\\p{Cc}]/gu, '-').slice(-200);

/** The key of a public file of the owner that was made from the same. */
async function findSame(
  tx: WebsiteTransaction,
  websiteId: string,
  hash: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('files')
    .select('key')
    .where('website_id', '=', websiteId)
    .where('source_hash', '=', hash)
    .where('visitor_hash', 'is', null)
    .where('is_private', '=', false)
    .where('state', 'in', ['arrived', 'stored'])
    .where('removed_at', 'is', null)
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
  return found?.key;
}

import { rm } from 'node:fs/promises';
import { kindOfType, largestFile } from '@etalage/form-engine/schema';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import type { FileToStore } from '../ports/storage/file-storage.ts';
import { checkRoom } from './check-room.ts';
import { newFileKey } from './file-key.ts';
import { deleteFileRow, insertRequestedFile, lockUploads, updateFile } from './file.repository.ts';
import { publicAddress, savePictures } from './picture.repository.ts';
import { readPicture } from './read-picture.ts';

interface AddedFile {
  readonly name: string;
  readonly content: FileToStore;
  /** SHA-256 of what was uploaded, by which copies are recognised; null for what the server made. */
  readonly hash: string | null;
}

/**
 * Stores a file that the server made or copied as a public file of a member, with a new key, which is returned. Throws
 * `upload_not_now` without room. The file on this machine is gone afterwards.
 */
export async function addFile(
  context: Pick<HandlerContext, 'websiteId' | 'write' | 'ports' | 'now'>,
  member: Pick<Member, 'id'>,
  { name, content, hash }: AddedFile,
): Promise<string> {
  const { websiteId, ports } = context;
  const [extension = ''] = kindOfType(content.contentType)?.extensions ?? [];
  const key = newFileKey(`assets/${plainName(name)}`, extension, context.now().getTime());
  const place = { websiteId, key, isPrivate: false };
  try {
    await context.write(async (tx) => {
      await lockUploads(tx, websiteId);
      await checkRoom(tx, websiteId, content.size, false);
      const owner = { member_id: member.id, visitor_hash: null, form_id: null, is_private: false };
      const { contentType } = content;
      const most = largestFile.owner;
      await insertRequestedFile(tx, websiteId, { key, name, content_type: contentType, most, ...owner });
      await updateFile(tx, websiteId, key, { state: 'arrived', size: content.size, source_hash: hash });
    });
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
      if (look) await savePictures(tx, websiteId, new Map([[publicAddress(websiteId, key), look]]));
    });
    return key;
  } finally {
    await rm(content.path, { force: true });
  }
}

/** A name as a part of a path, which a name that people typed may not be. */
const plainName = (name: string) => name.replace(/[/\\\p{Cc}]/gu, '-').slice(-200);

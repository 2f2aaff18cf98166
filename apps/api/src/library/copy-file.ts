import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { HandlerContext, Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import { addFile } from '../files/add-file.ts';
import { markForRemoval } from '../files/file.repository.ts';
import { finishRemoval } from '../files/remove-file.ts';
import { unknownLibraryFile } from './library-changes.ts';
import type { FileVersion } from './version.repository.ts';

/** A file that exists for one change only. */
interface MadeFile {
  readonly key: string;
  /** Removes it after a change that failed, and throws why. */
  readonly discard: (error: unknown) => Promise<never>;
}

/** Fetches a public file of the website to this machine; returns its path and size. Throws `not_found`. */
export async function fetchFile(
  { websiteId, ports }: Pick<HandlerContext, 'websiteId' | 'ports'>,
  key: string,
): Promise<{ path: string; size: number }> {
  const { storage, incomingFolder } = ports.files;
  const found = await storage.read({ websiteId, key, isPrivate: false });
  if (!found) throw unknownLibraryFile();
  await mkdir(incomingFolder, { recursive: true });
  const path = join(incomingFolder, newId());
  await pipeline(found.stream, createWriteStream(path, { mode: 0o600 }));
  return { path, size: found.size };
}

/** Stores the bytes of a file under a new key. */
export async function copyFile(
  context: HandlerContext,
  member: Member,
  { key, name, content_type: contentType, source_hash: hash }: FileVersion,
): Promise<MadeFile> {
  const fetched = await fetchFile(context, key);
  const content = { ...fetched, contentType };
  return madeFile(context, await addFile(context, member, { name, content, hash, isOnce: false }));
}

/** A stored file that is discarded if what it was made for fails. */
export function madeFile(context: HandlerContext, key: string): MadeFile {
  const { websiteId, ports, write } = context;
  const discard = async (error: unknown): Promise<never> => {
    await write((tx) => markForRemoval(tx, websiteId, key));
    await finishRemoval(write, ports.files, { websiteId, key, isPrivate: false });
    throw error;
  };
  return { key, discard };
}

import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { kindOfType } from '@etalage/form-engine/schema';
import type { Member } from '../calls/handler-context.ts';
import { ApiError } from '../calls/api-error.ts';
import { addFile } from '../files/add-file.ts';
import { pictureKindOf } from '../files/picture-kind-of.ts';
import { publicAddress } from '../files/picture.repository.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { receiveFile, type ReceivedFile } from '../files/receive-file.ts';
import { maxPixels } from '../ports/heic/max-pixels.ts';
import type { FileToStore, Files } from '../ports/storage/file-storage.ts';
import { findSamePicture, putInFolder } from './library-picture.ts';
import type { PictureDeps } from './picture-deps.ts';
import { MAX_PICTURE_BYTES } from './fetch-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import { storingRefusal } from './storing-refusal.ts';
import { writerOf } from './writer-of.ts';

interface FetchedFile {
  readonly websiteId: string;
  /** Who imports. */
  readonly member: Pick<Member, 'id'>;
  readonly bytes: Buffer;
  readonly name: string;
}

/**
 * Stores fetched bytes as a picture in the library of the website, checked and encoded as an upload is, and returns the
 * address by which products name it. Bytes that are stored already get the address that they have. Throws
 * `PictureRefused`.
 */
export async function storeFetched(
  deps: Pick<PictureDeps, 'db' | 'files' | 'now'>,
  { websiteId, member, bytes, name }: FetchedFile,
): Promise<{ readonly address: string }> {
  const { files, now } = deps;
  const write = writerOf(deps, websiteId);
  let received: ReceivedFile | undefined;
  try {
    received = await receiveFile(Readable.from([bytes]), files.incomingFolder, MAX_PICTURE_BYTES);
    const { hash } = received;
    const known = await write((tx) => findSamePicture(tx, websiteId, hash));
    if (known !== undefined) return { address: publicAddress(websiteId, known) };
    const content = await prepared(received, files);
    const file = { name: nameFor(name, content), content, hash, isOnce: true };
    const key = await addFile({ websiteId, write, now, ports: { files } }, member, file);
    await putInFolder(write, websiteId, key);
    return { address: publicAddress(websiteId, key) };
  } catch (error) {
    throw error instanceof ApiError ? storingRefusal(error) : error;
  } finally {
    if (received) await rm(received.path, { force: true });
  }
}

/** The picture as it is stored, by the kind that its bytes have. */
async function prepared(received: ReceivedFile, { convertHeic }: Files): Promise<FileToStore> {
  const kind = await pictureKindOf(received.path);
  if (kind) return prepareFile(received, kind, convertHeic, maxPixels);
  throw new PictureRefused('picture_import_content');
}

/** A name with the extension of what is stored. */
function nameFor(name: string, { contentType }: FileToStore): string {
  const bare = name.replace(/\.[A-Za-z0-9]{1,5}$/, '').replace(/[/\\\p{Cc}]/gu, '-');
  const [extension = ''] = kindOfType(contentType)?.extensions ?? [];
  return `${bare.slice(0, 150).trim() || 'afbeelding'}.${extension}`;
}

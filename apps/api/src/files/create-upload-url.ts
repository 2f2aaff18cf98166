import { fileStreams } from '@etalage/api-contract';
import {
  type Uploader,
  kindOfName,
  kindOfType,
  kindsFor,
  largestFile,
  withoutStamp,
} from '@etalage/form-engine/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { ApiError } from '../calls/api-error.ts';
import { newFileKey, requestedName } from './file-key.ts';
import { fileSecret } from './file-secret.ts';
import { type RequestedFile, countOpenOfVisitor, insertRequestedFile } from './file.repository.ts';
import { uploadRefused } from './upload-refused.ts';
import { ADDRESS_LIFETIMES, signedQuery } from './upload-signature.ts';

/** Maximum number of a visitor's files that are not part of a sent form: three fields with the maximum of 20 files. */
export const MAX_OPEN_FILES = 60;

export interface UploadRequest {
  readonly uploader: Uploader;
  /** Folder and name below `assets/`; the stored name is made from it. */
  readonly filePath: string;
  readonly contentType: string;
}

/** The key, name, content type and maximum number of bytes of a file that may be uploaded. */
export type FilePlace = Pick<RequestedFile, 'key' | 'name' | 'content_type' | 'most'>;

/** Who owns a file, and whether it is private. */
export type FileOwner = Omit<RequestedFile, keyof FilePlace>;

/**
 * Reserves a key for a file and returns the signed address to upload it. Key, content type and maximum size are signed,
 * so that the address allows nothing else. Throws as `placeFor` and `reserveFile` do.
 */
export async function createUploadUrl(
  context: Pick<HandlerContext, 'websiteId' | 'write' | 'now'>,
  upload: UploadRequest,
  owner: FileOwner,
): Promise<string> {
  const { websiteId } = context;
  const place = placeFor(upload, context.now().getTime());
  const { key, content_type: contentType, most } = place;
  return context.write(async (tx) => {
    await reserveFile(tx, websiteId, { ...place, ...owner });
    const until = context.now().getTime() + ADDRESS_LIFETIMES.put;
    const address = { use: 'put', websiteId, key, contentType, most, until } as const;
    const query = signedQuery(address, await fileSecret(tx, websiteId));
    return `${fileStreams.streamAddress(fileStreams.sendFile, websiteId, key)}?${query}`;
  });
}

/** Adds the row of a file that may be uploaded. Throws `upload_not_now` for a visitor with too many unsent files. */
export async function reserveFile(
  tx: WebsiteTransaction,
  websiteId: string,
  file: RequestedFile,
): Promise<void> {
  const { visitor_hash: visitor } = file;
  if (visitor !== null && (await countOpenOfVisitor(tx, websiteId, visitor)) >= MAX_OPEN_FILES)
    throw uploadRefused('files_refused_many');
  await insertRequestedFile(tx, websiteId, file);
}

/**
 * Key, name, content type and maximum size of a requested file.
 * Throws `validation_failed` for a path that is not allowed and `upload_refused` for a kind that is not allowed.
 */
export function placeFor(
  { uploader, filePath, contentType: requested }: UploadRequest,
  now: number,
): FilePlace {
  const name = requestedName(filePath);
  if (!name) throw new ApiError('validation_failed', { filePath: [{ key: 'files_path_malformed' }] });
  const kinds = kindsFor(uploader);
  // The extension is checked too, because it is part of the name of a downloaded file.
  const kind = kinds.find((one) => one === kindOfType(requested) && one === kindOfName(name));
  if (!kind) {
    const labels = kinds.map(({ label }) => label);
    throw uploadRefused('files_refused_kind', {
      kinds: `${labels.slice(0, -1).join(', ')} of ${labels.at(-1)}`,
    });
  }
  // HEIC photos are stored as JPEG.
  const isHeic = kind.contentType === 'image/heic';
  const extension = isHeic ? 'jpeg' : (kind.extensions[0] ?? '');
  const key = newFileKey(filePath, extension, now);
  // The browser sends a name that already has a time and a random part; a downloaded file has the name of the sender.
  const shown = withoutStamp(name);
  return {
    key,
    name: isHeic ? shown.replace(/\.\w+$/, '.jpeg') : shown,
    content_type: kind.contentType,
    most: largestFile[uploader],
  };
}

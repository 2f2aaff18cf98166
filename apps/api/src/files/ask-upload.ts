import { fileStreams } from '@etalage/api-contract';
import { type Uploader, kindOfName, kindOfType, kindsFor, largestFile } from '@etalage/form-engine/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import { ApiError } from '../calls/api-error.ts';
import { newFileKey, wantedName } from './file-key.ts';
import { fileSecret } from './file-secret.ts';
import { type AskedFile, countOpenOfVisitor, insertAsked } from './file.repository.ts';
import { uploadRefused } from './upload-refused.ts';
import { addressLife, signedQuery } from './upload-signature.ts';

/** Files a visitor may have waiting for a form to be sent: three fields of 20, the most a field takes. */
export const mostOpenFiles = 60;

export interface UploadWish {
  readonly uploader: Uploader;
  /** Folder and name below `assets/`; the name is a wish. */
  readonly filePath: string;
  readonly contentType: string;
}

/** Where a file may come, as what and how large. */
export type FilePlace = Pick<AskedFile, 'key' | 'name' | 'content_type' | 'most'>;

/** Whose a file is, and who may read it. */
export type FileOwner = Omit<AskedFile, keyof FilePlace>;

/**
 * Makes a place for a file and signs the address to send it to. Key, content type and largest size are part of the
 * signature, so that what was allowed here is all the address is good for.
 */
export async function askUpload(
  context: Pick<HandlerContext, 'websiteId' | 'write' | 'now'>,
  wish: UploadWish,
  owner: FileOwner,
): Promise<string> {
  const { websiteId } = context;
  const place = placeFor(wish, context.now().getTime());
  const { key, content_type: contentType, most } = place;
  return context.write(async (tx) => {
    await reserveFile(tx, websiteId, { ...place, ...owner });
    const until = context.now().getTime() + addressLife.put;
    const address = { use: 'put', websiteId, key, contentType, most, until } as const;
    const query = signedQuery(address, await fileSecret(tx, websiteId));
    return `${fileStreams.streamAddress(fileStreams.sendFile, websiteId, key)}?${query}`;
  });
}

/** Notes that a file may come; refuses a visitor who has too many waiting. */
export async function reserveFile(tx: WebsiteTransaction, websiteId: string, file: AskedFile): Promise<void> {
  const { visitor_hash: visitor } = file;
  if (visitor !== null && (await countOpenOfVisitor(tx, websiteId, visitor)) >= mostOpenFiles)
    throw uploadRefused('files_refused_many');
  await insertAsked(tx, websiteId, file);
}

/** Key, content type and largest size of a wished file; refuses other paths and other kinds, each at its field. */
export function placeFor({ uploader, filePath, contentType: asked }: UploadWish, now: number): FilePlace {
  const name = wantedName(filePath);
  if (!name) throw new ApiError('validation_failed', { filePath: [{ key: 'files_path_malformed' }] });
  const kinds = kindsFor(uploader);
  // The name counts too: it is what the file is called when it is downloaded.
  const kind = kinds.find((one) => one === kindOfType(asked) && one === kindOfName(name));
  if (!kind) {
    const labels = kinds.map(({ label }) => label);
    throw uploadRefused('files_refused_kind', {
      kinds: `${labels.slice(0, -1).join(', ')} of ${labels.at(-1)}`,
    });
  }
  // Photos of that kind are stored as the JPEG that is made of them.
  const isHeic = kind.contentType === 'image/heic';
  const extension = isHeic ? 'jpeg' : (kind.extensions[0] ?? '');
  const key = newFileKey(filePath, extension, now);
  return {
    key,
    name: isHeic ? name.replace(/\.\w+$/, '.jpeg') : name,
    content_type: kind.contentType,
    most: largestFile[uploader],
  };
}

import { type Uploader, kindOfName, kindOfType, kindsFor, largestFile } from '@etalage/form-engine/schema';
import type { HandlerContext } from '../http/handler-context.ts';
import { ApiError } from '../http/api-error.ts';
import { newFileKey, wantedName } from './file-key.ts';
import { fileSecret } from './file-secret.ts';
import { countOpenOfVisitor, insertAsked } from './file.repository.ts';
import { uploadRefused } from './upload-refused.ts';
import { addressLife, signedQuery } from './upload-signature.ts';

/** Files a visitor may have waiting for a form to be sent: three fields of 20, the most a field takes. */
export const mostOpenFiles = 60;

export interface UploadWish {
  readonly uploader: Uploader;
  /** Folder and name below `assets/`; the name is a wish. */
  readonly filePath: string;
  readonly contentType: string;
  readonly isPrivate: boolean;
  readonly memberId: string | null;
  readonly visitorHash: string | null;
  readonly formId: string | null;
}

/**
 * Makes a place for a file and signs the address to send it to. Key, content type and largest size are part of the
 * signature, so that what was allowed here is all the address is good for.
 */
export async function askUpload(
  context: Pick<HandlerContext, 'websiteId' | 'write' | 'now'>,
  wish: UploadWish,
): Promise<string> {
  const { websiteId } = context;
  const { key, name, contentType, most } = placeFor(wish, context.now().getTime());
  return context.write(async (tx) => {
    const { visitorHash, memberId, formId, isPrivate } = wish;
    if (visitorHash && (await countOpenOfVisitor(tx, websiteId, visitorHash)) >= mostOpenFiles) {
      throw uploadRefused('files_refused_many');
    }
    await insertAsked(tx, websiteId, {
      key,
      name,
      content_type: contentType,
      is_private: isPrivate,
      most,
      member_id: memberId,
      visitor_hash: visitorHash,
      form_id: formId,
    });
    const until = context.now().getTime() + addressLife.put;
    const address = { use: 'put', websiteId, key, contentType, most, until } as const;
    return `${mediaAddress(websiteId, key)}?${signedQuery(address, await fileSecret(tx, websiteId))}`;
  });
}

/** Key, content type and largest size of a wished file; refuses other paths and other kinds, each at its field. */
export function placeFor(
  { uploader, filePath, contentType: asked }: Pick<UploadWish, 'uploader' | 'filePath' | 'contentType'>,
  now: number,
) {
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
    contentType: kind.contentType,
    most: largestFile[uploader],
  };
}

/** The public address of a file, below the address of website and dashboard alike. */
export function mediaAddress(websiteId: string, key: string): string {
  return `/media/${websiteId}/${key}`;
}

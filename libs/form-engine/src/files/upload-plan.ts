import type { TextKey, TextValues } from '@etalage/texts';
import { type Uploader, kindOfName, kindsFor, largestFile } from './file-kinds.ts';
import { newFileName } from './new-file-name.ts';
import type { UploadRules } from './upload-rules.ts';

/** What happens to a chosen file before it is sent. */
export interface UploadPlan {
  readonly filePath: string;
  /** Content type of what is sent. */
  readonly contentType: string;
  /** Whether it is re-encoded, smaller, in that type; else its bytes are sent unchanged (UPL-13). */
  readonly isOptimised: boolean;
}

export interface Refusal {
  readonly text: TextKey;
  readonly values?: TextValues;
}

type Chosen = Pick<File, 'name' | 'size'>;

/** Why a chosen file cannot be uploaded here, or undefined. Makes no call. */
export function refusalOf(
  { name, size }: Chosen,
  rules: UploadRules,
  uploader: Uploader,
): Refusal | undefined {
  const kinds = kindsFor(uploader, rules);
  const kind = kindOfName(name);
  if (!kind || !kinds.includes(kind)) {
    const labels = kinds.map(({ label }) => label).join(', ');
    const listed = labels.replace(/, ([^,]*)$/, ' of $1');
    return { text: 'files_refused_kind', values: { kinds: listed } };
  }
  if (size === 0) return { text: 'files_refused_empty' };
  const most = largestFile[uploader];
  if (size > most) return { text: 'files_refused_size', values: { most: String(most / 1024 / 1024) } };
  return undefined;
}

/**
 * Name, type and treatment of a file: JPEG and PNG become `.jpeg`, a PNG stays a PNG if transparency is preserved, all
 * other files are sent unchanged (UPL-11 to UPL-14).
 */
export function uploadPlan({ name }: Chosen, rules: UploadRules, now: number, random: string): UploadPlan {
  const kind = kindOfName(name);
  if (!kind) throw new Error('a file of no known kind');
  const isPng = kind.contentType === 'image/png';
  const isOptimised = isPng || kind.contentType === 'image/jpeg';
  const contentType = isPng && !rules.maintainTransparency ? 'image/jpeg' : kind.contentType;
  const extension = contentType === 'image/jpeg' ? 'jpeg' : (kind.extensions[0] ?? '');
  return {
    filePath: rules.setPath + newFileName(name, { now, random, extension }),
    contentType,
    isOptimised,
  };
}

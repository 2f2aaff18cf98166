import { createReadStream } from 'node:fs';
import type { FileKind } from '@etalage/form-engine/schema';
import { uploadRefused } from './upload-refused.ts';

/** Other content types that may be detected in the first bytes of a file of this kind. */
const ALSO_DETECTED_AS: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['image/apng'],
  'image/heic': ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  'video/mp4': ['video/x-m4v', 'video/quicktime'],
  'image/svg+xml': ['application/xml'],
};

/** Whether a kind is text, which cannot be detected by its first bytes. */
const isText = ({ contentType }: FileKind) =>
  contentType.startsWith('text/') || contentType === 'image/svg+xml';

/** Whether the first bytes of a file of this kind can be detected as a content type. */
export function isDetectedAs({ contentType }: FileKind, detected: string): boolean {
  return detected === contentType || (ALSO_DETECTED_AS[contentType]?.includes(detected) ?? false);
}

/** Throws `upload_refused` if the first bytes of a file are of another kind, such as a program named `foto.jpg`. */
export async function checkContent(path: string, kind: FileKind): Promise<void> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = (await fileTypeFromFile(path))?.mime;
  const isKnown = detected === undefined ? isText(kind) : isDetectedAs(kind, detected);
  if (!isKnown || (isText(kind) && (await holdsZeroByte(path)))) {
    throw uploadRefused('files_refused_content', { kind: kind.label });
  }
}

async function holdsZeroByte(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path)) {
    if ((chunk as Buffer).includes(0)) return true;
  }
  return false;
}

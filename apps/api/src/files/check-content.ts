import { createReadStream } from 'node:fs';
import type { FileKind } from '@etalage/form-engine/schema';
import { uploadRefused } from './upload-refused.ts';

/** Names that the first bytes of a kind may give it, where they differ from its own. */
const alsoDetectedAs: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['image/apng'],
  'image/heic': ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  'video/mp4': ['video/x-m4v', 'video/quicktime'],
  'image/svg+xml': ['application/xml'],
};

/** Kinds that are text: their first bytes say nothing. */
const isText = ({ contentType }: FileKind) =>
  contentType.startsWith('text/') || contentType === 'image/svg+xml';

/** Refuses a file whose first bytes are of another kind than it says it is, such as a program named `foto.jpg`. */
export async function checkContent(path: string, kind: FileKind): Promise<void> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = (await fileTypeFromFile(path))?.mime;
  const expected: readonly string[] = [kind.contentType, ...(alsoDetectedAs[kind.contentType] ?? [])];
  const isKnown = detected === undefined ? isText(kind) : expected.includes(detected);
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

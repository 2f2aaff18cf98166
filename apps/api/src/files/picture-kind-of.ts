import { open } from 'node:fs/promises';
import { type FileKind, kindsFor } from '@etalage/form-engine/schema';
import { isDetectedAs } from './check-content.ts';

/** Bytes in which the first element of a drawing must be. */
const HEAD = 4096;
/** A drawing, after what may stand before its first element. */
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg[\s>]/i;

/** The kind of picture that a file is by its bytes; undefined if it is none that owners may store. */
export async function pictureKindOf(path: string): Promise<FileKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const detected = (await fileTypeFromFile(path))?.mime;
  const kinds = kindsFor('owner', { pictures: true });
  const known = kinds.find((kind) => detected !== undefined && isDetectedAs(kind, detected));
  if (known && known.contentType !== 'image/svg+xml') return known;
  return SVG.test(await headOf(path))
    ? kinds.find(({ contentType }) => contentType === 'image/svg+xml')
    : undefined;
}

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

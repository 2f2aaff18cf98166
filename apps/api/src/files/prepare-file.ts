import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { FileKind } from '@etalage/form-engine/schema';
import type { FileToStore } from '../ports/storage/file-storage.ts';
import { checkContent } from './check-content.ts';
import { type ConvertHeic, HeicRefused } from '../ports/heic/convert-heic.ts';
import type { ReceivedFile } from './receive-file.ts';
import { isRaster, redrawPicture } from './redraw-picture.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { conversionRefused, megabytes, uploadRefused } from './upload-refused.ts';

/** A drawing is read whole; larger ones are photos in disguise. */
const largestDrawing = 5 * 1024 * 1024;

/**
 * What a received file is stored as: checked against what it says it is, pictures written anew, drawings sanitised.
 * The received file is gone afterwards, unless it is what is stored; refused files are gone too.
 */
export async function prepareFile(
  received: ReceivedFile,
  kind: FileKind,
  convertHeic: ConvertHeic,
): Promise<FileToStore> {
  const target = `${received.path}-ready`;
  const { contentType } = kind;
  try {
    await checkContent(received.path, kind);
    if (contentType === 'image/heic') {
      await convertHeic(received.path, target);
      return { path: target, size: (await stat(target)).size, contentType: 'image/jpeg' };
    }
    const isRedone =
      contentType === 'image/svg+xml'
        ? await cleanDrawing(received, target)
        : isRaster(kind) && (await redrawPicture(received.path, target, kind));
    if (!isRedone) return { path: received.path, size: received.size, contentType };
    await rm(received.path, { force: true });
    return { path: target, size: (await stat(target)).size, contentType };
  } catch (error) {
    await rm(received.path, { force: true });
    await rm(target, { force: true });
    throw error instanceof HeicRefused ? conversionRefused(error.refusal) : error;
  }
}

async function cleanDrawing({ path, size }: ReceivedFile, target: string): Promise<true> {
  if (size > largestDrawing) throw uploadRefused('files_refused_size', { most: megabytes(largestDrawing) });
  const clean = sanitiseSvg(await readFile(path, 'utf8'));
  if (clean === undefined) throw uploadRefused('files_refused_content', { kind: 'SVG' });
  await writeFile(target, clean);
  return true;
}

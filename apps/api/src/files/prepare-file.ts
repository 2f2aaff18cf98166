import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import type { FileKind } from '@etalage/form-engine/schema';
import type { FileToStore } from '../ports/storage/file-storage.ts';
import { checkContent } from './check-content.ts';
import { checkModel } from './check-model.ts';
import { type ConvertHeic, HeicRefused } from '../ports/heic/convert-heic.ts';
import type { ReceivedFile } from './receive-file.ts';
import { isRaster, reencodePicture } from './reencode-picture.ts';
import { sanitiseSvg } from '../markup/sanitise-svg.ts';
import { conversionRefused, megabytes, uploadRefused } from './upload-refused.ts';

/** An SVG is read into memory as a whole; larger ones contain photos. */
const MAX_SVG_BYTES = 5 * 1024 * 1024;

/**
 * The file that is stored for a received file: checked against its content type, pictures encoded again, SVGs sanitised.
 * Other pictures than HEIC have at most `maxPixels`. The received file is deleted unless it is returned as it is. Throws `upload_refused`, and then deletes all files.
 */
export async function prepareFile(
  received: ReceivedFile,
  kind: FileKind,
  convertHeic: ConvertHeic,
  maxPixels: number,
): Promise<FileToStore> {
  const target = `${received.path}-ready`;
  const { contentType } = kind;
  try {
    await checkContent(received.path, kind);
    if (contentType === 'model/gltf-binary') await checkModel(received.path);
    if (contentType === 'image/heic') {
      await convertHeic(received.path, target);
      return { path: target, size: (await stat(target)).size, contentType: 'image/jpeg' };
    }
    const isReplaced =
      contentType === 'image/svg+xml'
        ? await cleanSvg(received, target)
        : isRaster(kind) && (await redrawn(received, target, kind, maxPixels));
    if (!isReplaced) return { path: received.path, size: received.size, contentType };
    await rm(received.path, { force: true });
    return { path: target, size: (await stat(target)).size, contentType };
  } catch (error) {
    await rm(received.path, { force: true });
    await rm(target, { force: true });
    throw error instanceof HeicRefused ? conversionRefused(error.refusal) : error;
  }
}

async function redrawn({ path }: ReceivedFile, target: string, kind: FileKind, most: number): Promise<true> {
  await reencodePicture(path, target, kind, most);
  return true;
}

async function cleanSvg({ path, size }: ReceivedFile, target: string): Promise<true> {
  if (size > MAX_SVG_BYTES) throw uploadRefused('files_refused_size', { most: megabytes(MAX_SVG_BYTES) });
  const clean = await sanitiseSvg(await readFile(path, 'utf8'));
  if (clean === undefined) throw uploadRefused('files_refused_content', { kind: 'SVG' });
  if (typeof clean === 'object') throw uploadRefused('files_refused_drawing');
  await writeFile(target, clean);
  return true;
}

import { join } from 'node:path';
import type { MediaFilesOptions } from './media-files.ts';
import { diskFolders } from '../ports/storage/disk-storage.ts';
import type { ProgramContext } from '../program-context.ts';
import { type Variant, drawVariant, isFile } from './draw-variant.ts';

/** Folder of DATA_DIR with drawn sizes of pictures; everything in it can be drawn again. */
const variantsFolder = (dataDir: string): string => join(dataDir, diskFolders.variants);

/** What serves websites' files of this installation: stored ones, and pictures in the size that is shown. */
export function mediaOptions({ settings, endpoints }: ProgramContext): MediaFilesOptions {
  return {
    folders: [join(settings.dataDir, diskFolders.public)],
    variantsFolder: variantsFolder(settings.dataDir),
    onDrawn: ({ path, width }) => void endpoints.ports.jobs.enqueue({ name: 'draw-avif', path, width }),
  };
}

/** The job that follows a WebP: the same picture as AVIF, a third smaller and too slow to be waited for. */
export async function drawAvif(
  dataDir: string,
  { path, width }: Pick<Variant, 'path' | 'width'>,
): Promise<void> {
  const source = join(dataDir, diskFolders.public, path);
  // Deleted since: trying again would not help.
  if (!(await isFile(source))) return;
  await drawVariant(source, variantsFolder(dataDir), { path, width, format: 'avif' });
}

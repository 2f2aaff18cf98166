import { join } from 'node:path';
import type { MediaFilesOptions } from './media-files.ts';
import { diskFolders } from '../ports/storage/disk-storage.ts';
import type { ProgramContext } from '../program-context.ts';
import { type Variant, renderVariant, isFile } from './render-variant.ts';

/** Folder of DATA_DIR with rendered sizes of pictures; everything in it can be rendered again. */
const variantsFolder = (dataDir: string): string => join(dataDir, diskFolders.variants);

/** Options for serving the files of this installation, including pictures in the size that is shown. */
export function mediaOptions({ settings, endpoints }: ProgramContext): MediaFilesOptions {
  return {
    folders: [join(settings.dataDir, diskFolders.public)],
    variantsFolder: variantsFolder(settings.dataDir),
    onRendered: ({ path, width }) => void endpoints.ports.jobs.enqueue({ name: 'draw-avif', path, width }),
  };
}

/** The job that follows a WebP: renders the same picture as AVIF, a third smaller but too slow for a request. */
export async function renderAvif(
  dataDir: string,
  { path, width }: Pick<Variant, 'path' | 'width'>,
): Promise<void> {
  const source = join(dataDir, diskFolders.public, path);
  // The picture was deleted; a retry would not help.
  if (!(await isFile(source))) return;
  await renderVariant(source, variantsFolder(dataDir), { path, width, format: 'avif' });
}

import { pictureSources } from '@etalage/site-model';
import type { LibraryFile } from '../../queries/library-queries.ts';
import { addressOfFile } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';

interface FilePictureProps {
  file: Pick<LibraryFile, 'key' | 'content_type' | 'is_private'>;
  /** Its width on the screen, as CSS. */
  sizes: string;
}

/** A small picture of a file; of other files, and of private ones, their kind. */
export function FilePicture({ file, sizes }: FilePictureProps) {
  const { website } = useSession();
  if (!file.content_type.startsWith('image/') || file.is_private) {
    return (
      <span className={styles.kindSign} aria-hidden="true">
        {file.key.slice(file.key.lastIndexOf('.') + 1).toUpperCase()}
      </span>
    );
  }
  const sources = pictureSources(addressOfFile(website.id, file.key), sizes);
  return <img {...sources} className={styles.picture} alt="" loading="lazy" />;
}

import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import type { LibraryFile } from '../../queries/library-queries.ts';
import * as styles from './files.css.ts';

/** Whether a picture has no text for people who cannot see it. */
export const lacksAlt = ({ content_type, alt, is_decorative }: LibraryFile): boolean =>
  content_type.startsWith('image/') && alt === '' && !is_decorative;

/** What is special about a file. */
export function FileMarks({ file }: { file: LibraryFile }) {
  const t = useText();
  const hasMarks = file.is_live || file.copies > 0 || lacksAlt(file);
  if (!hasMarks) return null;
  return (
    <span className={styles.marks}>
      {file.is_live && <Badge tone="good">{t('library_live')}</Badge>}
      {lacksAlt(file) && <Badge tone="waiting">{t('library_missing_alt')}</Badge>}
      {file.copies > 0 && <Badge tone="neutral">{t('library_copies_one')}</Badge>}
    </span>
  );
}

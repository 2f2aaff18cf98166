import { useText } from '@etalage/ui-kit';
import * as styles from './pages.css.ts';

interface SearchPreviewProps {
  address: string;
  title: string;
  description: string;
  isHidden: boolean;
}

/** A preview of the search result, while the owner types. */
export function SearchPreview({ address, title, description, isHidden }: SearchPreviewProps) {
  const t = useText();
  return (
    <figure className={styles.preview} style={{ margin: 0 }}>
      <figcaption className={styles.previewLabel}>{t('pages_seo_preview')}</figcaption>
      {isHidden ? (
        <p className={styles.previewText}>{t('pages_seo_preview_hidden')}</p>
      ) : (
        <>
          <p className={styles.previewAddress}>{address}</p>
          <p className={styles.previewTitle}>{shortened(title, 60)}</p>
          <p className={styles.previewText}>
            {description ? shortened(description, 155) : t('pages_seo_preview_empty')}
          </p>
        </>
      )}
    </figure>
  );
}

/** Cuts after a whole word, like search engines. */
function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit - 20)).trimEnd()} …`;
}

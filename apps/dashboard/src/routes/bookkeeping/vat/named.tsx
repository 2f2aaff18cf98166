import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import { about as aboutText } from '../bookkeeping.css.ts';
import * as styles from './vat.css.ts';

interface Props {
  title: string;
  about: string;
  /** How many are listed, of how many. */
  shown: number;
  count: number;
  children: ReactNode;
}

/** What the figures do not have, with a list of it that opens. */
export function Named({ title, about, shown, count, children }: Props) {
  const t = useText();
  return (
    <div className={styles.notice}>
      <p className={styles.noticeTitle}>{title}</p>
      <p className={styles.noticeText}>{about}</p>
      <details>
        <summary className={styles.fold}>{t('vat_missing_which')}</summary>
        <ul className={styles.named}>{children}</ul>
        {shown < count && <p className={aboutText}>{t('vat_first', { count: formatCount(shown) })}</p>}
      </details>
    </div>
  );
}

import type { TextKey } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { onlyRead } from '@etalage/ui-kit/dashboard';
import { useId } from 'react';
import { announcedPercent, percentOf } from './import-progress.ts';
import * as styles from './imports.css.ts';

interface Props {
  /** The sentence with the counts. */
  text: TextKey;
  handled: number;
  items: number;
}

/** How far something is; screen readers hear each quarter of it. */
export function ProgressBar({ text, handled, items }: Props) {
  const t = useText();
  const id = useId();
  const percent = percentOf({ handled, items });
  return (
    <div className={styles.progress}>
      <p id={id} className={styles.soft}>
        {t(text, { handled: formatCount(handled), count: formatCount(items) })}
      </p>
      <progress className={styles.bar} aria-labelledby={id} max={100} value={percent} />
      <p role="status" className={onlyRead}>
        {t('imports_progress_percent', { percent: String(announcedPercent(percent)) })}
      </p>
    </div>
  );
}

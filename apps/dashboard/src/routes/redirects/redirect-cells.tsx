import { useText } from '@etalage/ui-kit';
import { aboveRowLink, Badge, rowLink } from '@etalage/ui-kit/dashboard';
import { box as chooseBox } from '../../lists/choose-all-bar.css.ts';
import type { ListedRedirect } from '../../queries/redirect-queries.ts';
import * as styles from './redirects.css.ts';

interface SourceProps {
  redirect: ListedRedirect;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}

/** The old path of a row, which opens it, with a box to choose it. */
export function Source({ redirect: { from }, isChosen, onChoose, onOpen }: SourceProps) {
  const t = useText();
  return (
    <span className={styles.from}>
      <label className={`${aboveRowLink} ${styles.choose}`}>
        <input
          type="checkbox"
          className={chooseBox}
          aria-label={t('redirects_choose', { from })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <button type="button" className={`${rowLink} ${styles.open}`} onClick={onOpen}>
        <span className={styles.clamped} title={from}>
          {from}
        </span>
      </button>
    </span>
  );
}

/** Where a redirect goes, with what is special about it. */
export function Target({ redirect: { to, permanent, covered } }: { redirect: ListedRedirect }) {
  const t = useText();
  return (
    <span className={styles.to}>
      <span className={styles.clamped} title={to}>
        <span aria-hidden="true">→ </span>
        {to}
      </span>
      {(covered || !permanent) && (
        <span className={styles.badges}>
          {!permanent && <Badge tone="neutral">{t('redirects_temporary')}</Badge>}
          {covered && <Badge tone="waiting">{t('redirects_covered')}</Badge>}
        </span>
      )}
      {covered && <span className={styles.soft}>{t('redirects_covered_text')}</span>}
    </span>
  );
}

import { formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { EmptyState } from '@etalage/ui-kit/dashboard';
import type { LegalCheck } from '../../queries/legal-check-queries.ts';
import { AsideList } from './aside-list.tsx';
import { FindingGroup } from './finding-group.tsx';
import { groupedFindings } from './known-findings.ts';
import * as styles from './legal-check.css.ts';

/** What the last check found, the gravest first. */
export function LegalResult({ check }: { check: LegalCheck }) {
  const t = useText();
  const { must, should, aside } = groupedFindings(check);
  const isClean = must.length === 0 && should.length === 0;
  return (
    <>
      <Summary check={check} />
      {isClean && (
        <EmptyState
          icon="check"
          role="status"
          title={t('legal_check_clean')}
          text={t('legal_check_clean_text')}
        />
      )}
      {!isClean && must.length === 0 && <p className={styles.fine}>{t('legal_check_clean_must')}</p>}
      {must.length > 0 && <FindingGroup title={t('legal_check_must')} tone="bad" findings={must} />}
      {should.length > 0 && <FindingGroup title={t('legal_check_should')} tone="waiting" findings={should} />}
      {aside.length > 0 && <AsideList findings={aside} />}
    </>
  );
}

function Summary({ check: { checked_at, pages, products, skipped } }: { check: LegalCheck }) {
  const t = useText();
  return (
    <div>
      <p className={styles.moment}>{t('legal_check_done', { moment: formatDateTime(checked_at) })}</p>
      <p className={styles.soft}>
        {t('legal_check_looked', { pages: formatCount(pages), products: formatCount(products) })}
        {skipped > 0 && ` ${t('legal_check_skipped', { count: formatCount(skipped) })}`}
      </p>
    </div>
  );
}

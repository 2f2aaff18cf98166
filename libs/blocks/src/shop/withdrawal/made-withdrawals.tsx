import type { WithdrawalSteps } from '@etalage/api-contract';
import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { LineWords } from './line-words.tsx';
import * as styles from './withdrawal.css.ts';

/** From what somebody withdrew before; renders nothing without any. */
export function MadeWithdrawals({ made }: { made: NonNullable<WithdrawalSteps['order']>['made'] }) {
  const t = useText();
  if (made.length === 0) return null;
  return (
    <section aria-labelledby="eerder">
      <h3 id="eerder" className={styles.subheading}>
        {t('withdrawal_made_heading')}
      </h3>
      {made.map(({ at, name, lines }, index) => (
        <div key={index} className={styles.made}>
          <span className={styles.muted}>{t('withdrawal_made', { moment: formatDateTime(at), name })}</span>
          {lines.map((line, place) => (
            <LineWords key={place} line={line} pieces={line.pieces} />
          ))}
        </div>
      ))}
    </section>
  );
}

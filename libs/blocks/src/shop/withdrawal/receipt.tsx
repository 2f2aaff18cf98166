import type { WithdrawalSteps } from '@etalage/api-contract';
import { formatDate, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { LineWords } from './line-words.tsx';
import { ReturnAddress } from './return-address.tsx';
import { ReturnCosts } from './return-costs.tsx';
import { Who } from './who.tsx';
import * as styles from './withdrawal.css.ts';

/** What was withdrawn, with date and time; the same goes by mail. */
export function Receipt({ receipt }: { receipt: NonNullable<WithdrawalSteps['receipt']> }) {
  const t = useText();
  const { number, email, withdrawal, send_back_by } = receipt;
  const moment = formatDateTime(withdrawal.at);
  return (
    <section className={styles.panel} aria-labelledby="herroepen" role="status">
      <h2 id="herroepen" className={styles.heading}>
        {t('withdrawal_receipt_heading')}
      </h2>
      <p>{t('withdrawal_receipt_text', { moment })}</p>
      <Who name={withdrawal.name} number={number} email={email} moment={moment} />
      <ul className={styles.lines}>
        {withdrawal.lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <LineWords line={line} pieces={line.pieces} />
          </li>
        ))}
      </ul>
      <p>{t('withdrawal_receipt_only')}</p>
      <h3 className={styles.subheading}>{t('withdrawal_return_heading')}</h3>
      <p>{t('withdrawal_return_by', { day: formatDate(send_back_by) })}</p>
      <ReturnAddress />
      <ReturnCosts />
      <p>{t('withdrawal_paid_back')}</p>
    </section>
  );
}

import type { WithdrawalSteps } from '@etalage/api-contract';
import { formatDate } from '@etalage/texts/format';
import { Notice, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { shopName } from '../quote/shop-name.ts';
import { MadeWithdrawals } from './made-withdrawals.tsx';
import * as styles from './withdrawal.css.ts';

/** Why nobody can withdraw from an order on the page, and whom to ask. */
export function Obstacle({ order }: { order: NonNullable<WithdrawalSteps['order']> }) {
  const t = useText();
  const { site } = usePage();
  const { obstacle, last_day, made } = order;
  if (obstacle === '') return null;
  const { email, phone } = site.company;
  return (
    <section className={styles.panel} aria-labelledby="herroepen">
      <h2 id="herroepen" className={styles.heading}>
        {t('withdrawal_obstacle_heading', { number: order.number })}
      </h2>
      <Notice kind="warning">
        {obstacle === 'over' && last_day !== null
          ? t('withdrawal_over_until', { day: formatDate(last_day) })
          : t(`withdrawal_obstacle_${obstacle}`)}
      </Notice>
      <p>{t('withdrawal_contact', { shop: shopName(site) })}</p>
      {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>}
      <MadeWithdrawals made={made} />
    </section>
  );
}

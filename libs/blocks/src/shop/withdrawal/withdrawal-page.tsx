import { container, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { ChooseLines } from './choose-lines.tsx';
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx';
import { Obstacle } from './obstacle.tsx';
import { Receipt } from './receipt.tsx';
import { ReturnCosts } from './return-costs.tsx';
import { Withdrawer } from './withdrawer.tsx';
import * as styles from './withdrawal.css.ts';

/**
 * Where a buyer withdraws from a purchase, without signing in and without a script: who and which order, from what, a
 * confirmation, and the receipt (art. 11a Directive 2011/83; art. 6:230oa BW).
 */
export function WithdrawalPage() {
  const t = useText();
  const { withdrawal } = usePage();
  const isDone = withdrawal?.receipt !== undefined;
  return (
    <div className={`${container} ${styles.page}`}>
      <h1>{t('website_title_withdrawal')}</h1>
      {!isDone && (
        <div className={styles.intro}>
          <p>{t('withdrawal_intro')}</p>
          <ReturnCosts />
        </div>
      )}
      <Step />
    </div>
  );
}

function Step() {
  const { withdrawal } = usePage();
  if (withdrawal?.receipt) return <Receipt receipt={withdrawal.receipt} />;
  const order = withdrawal?.order;
  if (!withdrawal || !order) return <Withdrawer steps={withdrawal} />;
  if (order.obstacle !== '') return <Obstacle order={order} />;
  if (withdrawal.chosen)
    return <ConfirmWithdrawal steps={withdrawal} order={order} chosen={withdrawal.chosen} />;
  return <ChooseLines steps={withdrawal} order={order} />;
}

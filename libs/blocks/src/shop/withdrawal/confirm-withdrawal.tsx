import type { WithdrawalSteps } from '@etalage/api-contract';
import { Button, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { shopName } from '../quote/shop-name.ts';
import { LineWords } from './line-words.tsx';
import { WhoFields } from './who-fields.tsx';
import { Who } from './who.tsx';
import * as styles from './withdrawal.css.ts';

interface Props {
  steps: WithdrawalSteps;
  order: NonNullable<WithdrawalSteps['order']>;
  chosen: NonNullable<WithdrawalSteps['chosen']>;
}

/** The second step: what is withdrawn, and the button with the words of the law. */
export function ConfirmWithdrawal({ steps, order, chosen }: Props) {
  const t = useText();
  const { site } = usePage();
  const pieces = new Map(chosen.map((line) => [line.position, line.pieces]));
  const lines = order.lines.filter(({ position }) => (pieces.get(position) ?? 0) > 0);
  return (
    <form className={styles.panel} method="post" aria-labelledby="herroepen">
      <h2 id="herroepen" className={styles.heading}>
        {t('withdrawal_check_heading')}
      </h2>
      <p>{t('withdrawal_check_text', { shop: shopName(site) })}</p>
      <Who name={steps.name} number={order.number} email={steps.email} />
      <WhoFields {...steps} />
      <input type="hidden" name="seen" value={order.made.length} />
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.position} className={styles.line}>
            <LineWords line={line} pieces={pieces.get(line.position) ?? 0} />
            <input type="hidden" name={`pieces-${line.position}`} value={pieces.get(line.position) ?? 0} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button name="intent" value="confirm-withdrawal">
          {t('withdrawal_confirm')}
        </Button>
        <Button kind="secondary" name="intent" value="find-withdrawal">
          {t('withdrawal_change')}
        </Button>
      </div>
    </form>
  );
}

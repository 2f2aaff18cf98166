import { PAY_ON_PICKUP, paymentObstacle } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { termsText } from './pay-later-words.ts';
import { TreeEntry, TreeEntryMenu } from '../../lists/tree/tree-row.tsx';
import type { TreeRow, TreeStep } from '../../lists/tree/tree-rows.ts';
import type { OwnedPaymentMethod, PaymentSettings } from '../../queries/payment-queries.ts';
import * as styles from '../shipping/shipping.css.ts';

/** A payment method as a row; none is below another one. */
export interface PaymentNode {
  readonly id: string;
  readonly method: OwnedPaymentMethod;
  readonly items: readonly PaymentNode[];
}

interface Props {
  row: TreeRow<PaymentNode>;
  rows: readonly TreeRow<PaymentNode>[];
  settings: PaymentSettings;
  /** Customers can choose it and then not pay with it. */
  isOffAtProvider: boolean;
  isBusy: boolean;
  onStep: (way: TreeStep) => void;
  onEdit: () => void;
  onTurn: () => void;
}

/** A payment method with what keeps customers from choosing it. */
export function PaymentRow({ row, rows, settings, isOffAtProvider, ...changes }: Props) {
  const t = useText();
  const { isBusy, onStep, onEdit, onTurn } = changes;
  const { id, title, description, enabled, pay_later } = row.node.method;
  const obstacle = paymentObstacle(row.node.method, settings);
  return (
    <TreeEntry
      row={row}
      name={title}
      onStep={onStep}
      head={
        <>
          <span className={styles.names}>
            <span className={styles.answerTitle}>{title}</span>
            {description !== '' && <span className={styles.soft}>{description}</span>}
            {pay_later && <span className={styles.soft}>{termsText(pay_later, t)}</span>}
            {obstacle !== '' && obstacle !== 'off' && (
              <span className={styles.problem}>{t(`payment_method_why_${obstacle}`)}</span>
            )}
            {obstacle === '' && isOffAtProvider && (
              <span className={styles.problem}>{t('mollie_method_off')}</span>
            )}
            {obstacle === '' && id === PAY_ON_PICKUP && (
              <span className={styles.soft}>{t('payment_method_only_pickup')}</span>
            )}
          </span>
          {!enabled && <Badge tone="waiting">{t('shipping_off')}</Badge>}
          <TreeEntryMenu
            row={row}
            rows={rows}
            ways={['up', 'down']}
            name={title}
            onStep={onStep}
            before={[
              { text: t('shipping_edit'), onChoose: onEdit },
              {
                text: t(enabled ? 'shipping_turn_off' : 'shipping_turn_on'),
                disabled: isBusy,
                onChoose: onTurn,
              },
            ]}
          />
        </>
      }
    />
  );
}

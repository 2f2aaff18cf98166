import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { AreaField, InputField } from '@etalage/ui-kit/dashboard';
import type { OrderRefunds } from '../../../queries/refund-queries.ts';
import type { ReadRefund, TypedRefund } from './refund-form.ts';
import * as styles from './refund.css.ts';

interface Props {
  remainder: OrderRefunds['remainder'];
  typed: TypedRefund;
  problems: ReadRefund['problems'];
  onChange: (typed: TypedRefund) => void;
}

/** What is paid back besides pieces, and why. */
export function RefundAmounts({ remainder, typed, problems, onChange }: Props) {
  const t = useText();
  const shipping = remainder.shipping.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <div className={styles.pair}>
        {shipping > 0 && (
          <InputField
            label={t('refund_field_shipping')}
            hint={t('refund_at_most', { amount: formatMoney(shipping) })}
            error={problems.shipping}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={typed.shipping}
            onChange={({ target }) => onChange({ ...typed, shipping: target.value })}
          />
        )}
        <InputField
          label={t('refund_field_free')}
          hint={t('refund_field_free_hint')}
          error={problems.free}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={typed.free}
          onChange={({ target }) => onChange({ ...typed, free: target.value })}
        />
      </div>
      <AreaField
        label={t('refund_field_reason')}
        hint={t('refund_field_reason_hint')}
        maxLength={500}
        rows={2}
        value={typed.reason}
        onChange={({ target }) => onChange({ ...typed, reason: target.value })}
      />
    </>
  );
}

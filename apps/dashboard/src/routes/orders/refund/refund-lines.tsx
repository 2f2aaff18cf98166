import { refundOf } from '@etalage/shop-domain';
import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField } from '@etalage/ui-kit/dashboard';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import type { OrderRefunds } from '../../../queries/refund-queries.ts';
import type { ReadRefund, TypedRefund } from './refund-form.ts';
import * as styles from './refund.css.ts';

interface Props {
  order: OwnerOrder;
  state: OrderRefunds;
  typed: TypedRefund;
  problems: ReadRefund['problems'];
  onChange: (typed: TypedRefund) => void;
}

/** The lines of which pieces can still be paid back, each with how many. */
export function RefundLines(props: Props) {
  const { remainder } = props.state;
  const lines = remainder.lines.filter(({ pieces }) => pieces > 0);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} {...props} />
      ))}
    </ul>
  );
}

type Line = OrderRefunds['remainder']['lines'][number];

function Line({ line, order, state, typed, problems, onChange }: Props & { line: Line }) {
  const t = useText();
  const { id, pieces } = line;
  const product = order.checkout.products.find((one) => one.id === id);
  const title = product?.title ?? '';
  const options = product?.options.filter(({ value }) => value !== '') ?? [];
  const value = typed.pieces[id] ?? '';
  const one = refundOf(state.remainder, { lines: [{ id, pieces: 1 }], shipping: 0, free: 0 });
  const canRestock = state.restockable.some((counted) => counted.id === id);
  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <span className={styles.productTitle}>{title}</span>
        {options.map((option) => (
          <span key={option.key} className={styles.soft}>{`${option.title}: ${option.value}`}</span>
        ))}
        <span className={styles.soft}>
          {t('refund_line_left', { count: String(pieces), amount: formatMoney(one.lines[0]?.amount ?? 0) })}
        </span>
        {canRestock && value.trim() !== '' && value.trim() !== '0' && (
          <div className={styles.restock}>
            <CheckboxField
              label={t('refund_restock')}
              aria-label={t('refund_restock_of', { title })}
              checked={!typed.kept.includes(id)}
              onChange={({ target }) => {
                const others = typed.kept.filter((kept) => kept !== id);
                onChange({ ...typed, kept: target.checked ? others : [...others, id] });
              }}
            />
          </div>
        )}
      </div>
      <InputField
        label={t('refund_pieces')}
        aria-label={t('refund_pieces_of', { title })}
        error={problems.pieces[id]}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        maxLength={6}
        value={value}
        onChange={({ target }) => onChange({ ...typed, pieces: { ...typed.pieces, [id]: target.value } })}
      />
    </li>
  );
}

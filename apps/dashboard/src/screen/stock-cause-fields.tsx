import { type CorrectionReason, correctionReasons } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { InputField, SelectField } from '@etalage/ui-kit/dashboard';
import type { StockCause } from '../queries/product-queries.ts';

/** Why pieces change when nothing else is chosen. */
export const counted: StockCause = { reason: 'count', note: '' };

interface Props {
  className: string;
  cause: StockCause;
  onChange: (cause: StockCause) => void;
}

/** Why pieces are corrected: a reason and a note. */
export function StockCauseFields({ className, cause, onChange }: Props) {
  const t = useText();
  return (
    <div className={className}>
      <SelectField
        label={t('products_stock_reason')}
        value={cause.reason}
        onChange={({ target }) => onChange({ ...cause, reason: target.value as CorrectionReason })}
      >
        {correctionReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`products_stock_reason_${reason}`)}
          </option>
        ))}
      </SelectField>
      <InputField
        label={t('products_stock_note')}
        maxLength={200}
        autoComplete="off"
        value={cause.note}
        onChange={({ target }) => onChange({ ...cause, note: target.value })}
      />
    </div>
  );
}

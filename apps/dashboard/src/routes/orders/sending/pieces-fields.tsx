import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import type { UseFormReturn } from 'react-hook-form';
import * as styles from './sending.css.ts';
import { piecesKey, type SendableLine, type ShipmentForm, typedPieces } from './shipment-form-values.ts';

interface Props {
  form: UseFormReturn<ShipmentForm>;
  lines: readonly SendableLine[];
}

/** How many pieces of each line are sent. */
export function PiecesFields({ form, lines }: Props) {
  const t = useText();
  const { register, formState } = form;
  const problemOf = (typed: string, left: number) => {
    const pieces = typedPieces(typed);
    if (pieces === null) return t('sending_pieces_number');
    return pieces <= left || t('sending_pieces_most', { count: String(left) });
  };
  return (
    <fieldset className={styles.pieces}>
      <legend className={styles.legend}>{t('sending_pieces')}</legend>
      {lines.map(({ position, title, details, left }) => (
        <InputField
          key={position}
          label={details === '' ? title : `${title} (${details})`}
          hint={t('sending_left', { count: String(left) })}
          error={formState.errors.pieces?.[piecesKey(position)]?.message}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          {...register(`pieces.${piecesKey(position)}`, { validate: (typed) => problemOf(typed, left) })}
        />
      ))}
    </fieldset>
  );
}

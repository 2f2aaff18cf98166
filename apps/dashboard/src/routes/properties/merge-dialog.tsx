import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { OpenedProperty } from '../../queries/property-queries.ts';
import * as styles from './properties.css.ts';
import type { ValueRow } from './property-form.ts';
import { productCount } from '../../screen/product-count.ts';

interface Props {
  rows: readonly ValueRow[];
  base: OpenedProperty;
  onMerge: (kept: string) => void;
  onClose: () => void;
}

/** Asks which of several values stays; it begins with the one that most products have. */
export function MergeDialog({ rows, base, onMerge, onClose }: Props) {
  const t = useText();
  const countOf = ({ from }: ValueRow) =>
    base.values.filter(({ value }) => from.includes(value)).reduce((sum, one) => sum + one.product_count, 0);
  const [kept, setKept] = useState(
    () => rows.toSorted((one, other) => countOf(other) - countOf(one))[0]?.id ?? '',
  );
  return (
    <Dialog open title={t('properties_merge_title')} onOpenChange={(open) => !open && onClose()}>
      <fieldset className={styles.choices}>
        <legend className={styles.soft}>{t('properties_merge_about')}</legend>
        {rows.map((row) => (
          <label key={row.id} className={styles.choice}>
            <input type="radio" name="kept" checked={kept === row.id} onChange={() => setKept(row.id)} />
            <span className={styles.choiceName}>{row.value}</span>
            <span className={styles.soft}>{productCount(countOf(row), t)}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" onClick={() => onMerge(kept)}>
          {t('properties_merge_confirm')}
        </Action>
      </DialogActions>
    </Dialog>
  );
}

import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useSyncExternalStore } from 'react';
import { focusCell } from '../../../lists/sheet/focus-cell.ts';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import type { ProductCells } from './sheet-columns.ts';
import { changesOf } from './sheet-values.ts';
import { useSaveSheet } from './use-save-sheet.ts';

interface Props {
  sheet: ProductCells;
  products: readonly ListedProduct[];
  onClose: () => void;
}

/** Says how many products differ from what is stored, and saves them or undoes the last step. */
export function SheetBar({ sheet, products, onClose }: Props) {
  const t = useText();
  // Every step counts, also one that brings a stored value back.
  const count = useSyncExternalStore(sheet.subscribe, () => changesOf(sheet, products).length);
  const typed = useSyncExternalStore(sheet.subscribe, sheet.size);
  const { save, isPending, refused, failure } = useSaveSheet(sheet, products);
  const undo = () => {
    const cell = sheet.undo();
    if (cell) focusCell(cell);
  };
  const reasons = refused.map(({ title, message }) => t('products_refused', { title, message })).join(' ');
  return (
    <div className={saveBar}>
      <FormFailure className={saveFailure}>{failure || reasons}</FormFailure>
      <p role="status" className={saveNote}>
        {count > 0
          ? t(count === 1 ? 'products_sheet_count_one' : 'products_sheet_count', { count: String(count) })
          : t('products_sheet_none')}
      </p>
      {typed > 0 && <Action onClick={undo}>{t('products_undo')}</Action>}
      <Action onClick={onClose}>{t('products_sheet_close')}</Action>
      <Action kind="primary" busy={isPending} disabled={typed === 0} onClick={save}>
        {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
      </Action>
      <UnsavedGuard isUnsaved={count > 0} alsoOnSearch />
    </div>
  );
}

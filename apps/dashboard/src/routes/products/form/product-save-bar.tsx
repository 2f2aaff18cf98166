import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useFormState } from 'react-hook-form';
import { FormFailure } from '../../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import type { ProductForm } from './product-form-values.ts';
import type { useSaveProduct } from './use-save-product.ts';

interface Props {
  saving: ReturnType<typeof useSaveProduct>;
  onSave: () => void;
}

/** Says what became of the last save, and saves. */
export function ProductSaveBar({ saving: { isPending, conflict, general, base, begin }, onSave }: Props) {
  const t = useText();
  const { isDirty, errors } = useFormState<ProductForm>();
  const count = Object.keys(errors).length;
  const named = (keys: readonly Parameters<typeof t>[0][]) => keys.map((key) => t(key)).join(', ');
  const texts = [
    general,
    conflict && t('products_conflict'),
    conflict &&
      conflict.theirs.length > 0 &&
      t('products_conflict_theirs', { fields: named(conflict.theirs) }),
    conflict &&
      conflict.clashes.length > 0 &&
      t('products_conflict_clashes', { fields: named(conflict.clashes) }),
    !general && count > 0 && t('error_validation_failed'),
  ];
  return (
    <div className={saveBar}>
      <FormFailure className={saveFailure}>{texts.filter(Boolean).join(' ')}</FormFailure>
      <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'products_live')}</p>
      {isDirty && <Action onClick={() => begin(base)}>{t('products_discard')}</Action>}
      <Action kind="primary" busy={isPending} onClick={onSave}>
        {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
      </Action>
    </div>
  );
}

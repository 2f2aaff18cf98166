import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../../queries/category-queries.ts';
import type { ProductsChange } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { dialogForm } from '../../pages/pages.css.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { useChangeProducts } from './use-change-products.ts';

interface Props {
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts several products in a category, or takes them out of it. */
export function BulkCategoryDialog({ ids, onClose, onDone }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data: categories = [] } = useQuery(categoriesQuery(website.id));
  const [action, setAction] = useState<'add' | 'remove'>('add');
  const [category_id, setCategory] = useState('');
  const { run, isPending } = useChangeProducts();
  const change: ProductsChange | undefined =
    category_id === '' ? undefined : { kind: 'category', action, category_id };
  const text = t('products_bulk_category_done', { count: String(ids.length) });
  return (
    <Dialog
      open
      size="medium"
      title={t('products_bulk_category_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form
        className={dialogForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (change && !isPending) run({ ids, change, text }, { onSuccess: onDone });
        }}
      >
        <SelectField
          label={t('products_bulk_category_action')}
          value={action}
          onChange={(event) => setAction(event.target.value === 'remove' ? 'remove' : 'add')}
        >
          <option value="add">{t('products_bulk_category_add')}</option>
          <option value="remove">{t('products_bulk_category_remove')}</option>
        </SelectField>
        <SelectField
          label={t('products_filter_category')}
          value={category_id}
          onChange={(event) => setCategory(event.target.value)}
        >
          <option value="">{t('products_bulk_category_choose')}</option>
          {categories.map(({ id, label, level }) => (
            <option key={id} value={id}>
              {'\u00a0'.repeat(level * 3) + label}
            </option>
          ))}
        </SelectField>
        {change && <BulkPreview ids={ids} change={change} />}
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isPending} disabled={!change}>
            {t('products_bulk_category_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

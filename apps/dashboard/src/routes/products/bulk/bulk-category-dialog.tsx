import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../../queries/category-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { BulkDialog, type BulkDialogGiven } from './bulk-dialog.tsx';

/** Puts several products in a category, or takes them out of it. */
export function BulkCategoryDialog(given: BulkDialogGiven) {
  const t = useText();
  const { website } = useSession();
  const { data: categories = [] } = useQuery(categoriesQuery(website.id));
  const [action, setAction] = useState<'add' | 'remove'>('add');
  const [category_id, setCategory] = useState('');
  const change = category_id === '' ? undefined : { kind: 'category' as const, action, category_id };
  return (
    <BulkDialog {...given} kind="category" change={change}>
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
    </BulkDialog>
  );
}

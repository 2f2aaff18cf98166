import { useText } from '@etalage/ui-kit';
import { Action, Menu } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ChooseAllBar } from '../../../lists/choose-all-bar.tsx';
import type { ListedProduct } from '../../../queries/product-queries.ts';
import { found } from '../products.css.ts';
import { BulkCategoryDialog } from './bulk-category-dialog.tsx';
import { BulkMakerDialog } from './bulk-maker-dialog.tsx';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';
import { useChangeProducts } from './use-change-products.ts';

interface Props {
  chosen: readonly ListedProduct[];
  areAll: boolean;
  onChooseAll: (on: boolean) => void;
}

/** Chooses all rows of the page, and changes price, category, maker or state of the chosen ones. */
export function ProductBulkBar({ chosen, areAll, onChooseAll }: Props) {
  const t = useText();
  const [open, setOpen] = useState<'' | 'price' | 'category' | 'maker'>('');
  const change = useChangeProducts();
  const count = String(chosen.length);
  const ids = chosen.map(({ id }) => id);
  const close = () => setOpen('');
  const done = () => {
    close();
    onChooseAll(false);
  };
  const setState = (to: 'published' | 'draft' | 'archived') => () =>
    change.run(
      { ids, change: { kind: 'state', to }, text: t(`products_bulk_${to}_done`, { count }) },
      { onSuccess: () => onChooseAll(false) },
    );
  return (
    <ChooseAllBar label={t('products_choose_all')} areAll={areAll} onChooseAll={onChooseAll}>
      {chosen.length > 0 && (
        <>
          <Action onClick={() => setOpen('price')}>{t('products_bulk_price')}</Action>
          <Action onClick={() => setOpen('category')}>{t('products_bulk_category')}</Action>
          <Action onClick={() => setOpen('maker')}>{t('products_bulk_maker')}</Action>
          <Menu
            trigger={<Action busy={change.isPending}>{t('products_bulk_state')}</Action>}
            entries={[
              { text: t('products_publish'), onChoose: setState('published') },
              { text: t('products_make_draft'), onChoose: setState('draft') },
              { text: t('products_archive'), dangerous: true, onChoose: setState('archived') },
            ]}
          />
        </>
      )}
      <p role="status" className={found}>
        {chosen.length > 0 && t(chosen.length === 1 ? 'products_chosen_one' : 'products_chosen', { count })}
      </p>
      {open === 'price' && <BulkPriceDialog ids={ids} onClose={close} onDone={done} />}
      {open === 'category' && <BulkCategoryDialog ids={ids} onClose={close} onDone={done} />}
      {open === 'maker' && <BulkMakerDialog ids={ids} onClose={close} onDone={done} />}
    </ChooseAllBar>
  );
}

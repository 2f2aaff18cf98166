import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { RowMenu } from '../../lists/row-menu.tsx';
import type { ListedProduct } from '../../queries/product-queries.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useChangeProducts } from './bulk/use-change-products.ts';
import { ProductHistoryDialog } from './history/product-history-dialog.tsx';
import { useDuplicateProduct } from './use-duplicate-product.ts';

/** A menu with the actions on one product. */
export function ProductRowMenu({ product }: { product: ListedProduct }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { website } = useSession();
  const [isHistory, setHistory] = useState(false);
  const duplicate = useDuplicateProduct();
  const change = useChangeProducts();
  const { id, state, title } = product;
  const setState = (to: 'published' | 'draft' | 'archived') =>
    change.run({ ids: [id], change: { kind: 'state', to }, text: t(`products_done_${to}`, { title }) });
  return (
    <RowMenu
      label={t('products_row_menu', { title })}
      entries={[
        { text: t('products_open'), onChoose: () => void openScreen(`/producten/${encodeURIComponent(id)}`) },
        ...(state === 'published'
          ? [
              {
                text: t('products_view'),
                onChoose: () => void window.open(new URL(product.url, website.url), '_blank', 'noopener'),
              },
              { text: t('products_make_draft'), onChoose: () => setState('draft') },
            ]
          : [{ text: t('products_publish'), onChoose: () => setState('published') }]),
        { text: t('products_duplicate'), onChoose: () => duplicate.mutate(id) },
        { text: t('products_history'), onChoose: () => setHistory(true) },
        ...(state === 'archived'
          ? []
          : [{ text: t('products_archive'), dangerous: true, onChoose: () => setState('archived') }]),
      ]}
      dialogs={(onCloseFocus) =>
        isHistory && (
          <ProductHistoryDialog
            id={id}
            title={title}
            onClose={() => setHistory(false)}
            onCloseFocus={onCloseFocus}
          />
        )
      }
    />
  );
}

import { useText } from '@etalage/ui-kit';
import { Action, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { type OwnedProduct, postRestoreProduct, renewProducts } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { contentTexts } from './content-texts.ts';
import { ProductHistoryDialog } from '../history/product-history-dialog.tsx';

interface Props {
  product: OwnedProduct;
  onRestored: (product: OwnedProduct) => void;
}

/** Opens the history of a product, from which an earlier state can be restored. */
export function ProductHistory({ product: { id, title, version }, onRestored }: Props) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isOpen, setOpen] = useState(false);
  const restore = useMutation({
    mutationFn: (event: string) => postRestoreProduct(website.id, { id, version, event }),
    onSuccess: ({ product, left_out }) => {
      setOpen(false);
      onRestored(product);
      void renewProducts(queryClient, website.id);
      const parts = left_out.map((part) => t(contentTexts[part])).join(', ');
      showToast({ text: parts === '' ? t('products_restored') : t('products_restored_without', { parts }) });
    },
  });
  return (
    <>
      <Action onClick={() => setOpen(true)}>{t('products_history')}</Action>
      {isOpen && (
        <ProductHistoryDialog
          id={id}
          title={title}
          onClose={() => setOpen(false)}
          restore={{
            run: (event) => {
              if (!restore.isPending) restore.mutate(event);
            },
            busy: restore.isPending ? (restore.variables ?? '') : '',
            failure: restore.error ? failureTexts(restore.error, [], t).general : '',
          }}
        />
      )}
    </>
  );
}

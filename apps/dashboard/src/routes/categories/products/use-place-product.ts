import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { postPlaceProduct } from '../../../queries/category-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import type { ListedProducts } from './use-listed-products.ts';

interface Place {
  readonly id: string;
  /** Its place among those that are loaded; at the end of them, it may be one of the next page. */
  readonly index: number;
  /** Before which product it is put, if that is known; '' for the last place. */
  readonly before?: string;
  readonly isUndo?: boolean;
}

/** Moves products of a category at once, for visitors too; it can be undone. */
export function usePlaceProduct({ categoryId, shown, showPlaced, followerAt, renew }: ListedProducts) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const [moved, setMoved] = useState('');
  const indexBefore = (id: string) => {
    const at = shown().findIndex((one) => one.id === id);
    return at < 0 ? shown().length : at;
  };
  const place = useMutation({
    mutationFn: async ({ id, index, before }: Place) => {
      // The list shows the new order already.
      const target = before ?? (await followerAt(index));
      return postPlaceProduct(website.id, { id: categoryId, product_id: id, before: target });
    },
    onMutate: ({ id, index }) => showPlaced(id, index),
    onSuccess: ({ before }, { id, index, isUndo }) => {
      const title = shown().find((one) => one.id === id)?.title ?? '';
      setMoved(t('categories_products_moved', { title, place: index + 1 }));
      const undo = () => place.mutate({ id, index: indexBefore(before), before, isUndo: true });
      showToast({
        text: t('categories_moved', { title }),
        ...(!isUndo && { action: { text: t('products_undo'), run: undo } }),
      });
    },
    onSettled: renew,
  });
  return { place: place.mutate, moved, error: place.error };
}

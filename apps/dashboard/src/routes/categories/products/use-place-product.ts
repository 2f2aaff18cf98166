import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { postPlaceProduct } from '../../../queries/category-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import type { ListedProducts } from './use-listed-products.ts';

interface Place {
  readonly id: string;
  /** What is told about it: it may be in no loaded page afterwards. */
  readonly title: string;
  /** Its place in the whole list; at the end of the loaded ones, it may be one of the next page. */
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
  const place = useMutation({
    mutationFn: async ({ id, index, before }: Place) => {
      // The list shows the new order already.
      const target = before ?? (await followerAt(index));
      return postPlaceProduct(website.id, { id: categoryId, product_id: id, before: target });
    },
    onMutate: ({ id, index }) => {
      const from = shown().findIndex((one) => one.id === id);
      showPlaced(id, index);
      return { from };
    },
    onSuccess: ({ before }, { id, title, index, isUndo }, { from }) => {
      setMoved(t('categories_products_moved', { title, place: index + 1 }));
      const undo = () => place.mutate({ id, title, index: from, before, isUndo: true });
      showToast({
        text: t('categories_moved', { title }),
        ...(!isUndo && { action: { text: t('products_undo'), run: undo } }),
      });
    },
    onSettled: renew,
  });
  return { place: place.mutate, moved, error: place.error };
}

import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CategoryProduct,
  categoryProductsQuery,
  postAddProducts,
  postPlaceProduct,
  postRemoveProduct,
  renewCategories,
} from '../../../queries/category-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { useSession } from '../../../session/session-context.ts';
import { withPlaced, withoutProduct } from './moved-pages.ts';

interface Place {
  readonly id: string;
  /** Its place among those that are loaded; at the end of them, it may be one of the next page. */
  readonly index: number;
  /** Before which product it is put, if that is known; '' for the last place. */
  readonly before?: string;
  readonly isUndo?: boolean;
}

/** The products of a category, and what changes them at once, for visitors too. */
export function useCategoryProducts(categoryId: string) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [moved, setMoved] = useState('');
  const options = categoryProductsQuery(website.id, categoryId);
  const { queryKey } = options;
  const query = useInfiniteQuery(options);
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];
  const total = query.data?.pages.at(-1)?.total ?? 0;
  const renew = async () => {
    await client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['category-events', website.id, categoryId] });
    void renewCategories(client, website.id);
  };
  const undoText = t('products_undo');

  const place = useMutation({
    mutationFn: async ({ id, index, before }: Place) => {
      const target = before ?? (await idAt(index));
      return postPlaceProduct(website.id, { id: categoryId, product_id: id, before: target });
    },
    onMutate: ({ id, index }) => {
      client.setQueryData(queryKey, (pages) => pages && withPlaced(pages, id, index));
    },
    onSuccess: ({ before }, { id, index, isUndo }) => {
      const title = titleOf(id);
      setMoved(t('categories_products_moved', { title, place: index + 1 }));
      showToast({
        text: t('categories_moved', { title }),
        ...(!isUndo && {
          action: {
            text: undoText,
            run: () => place.mutate({ id, index: indexBefore(before), before, isUndo: true }),
          },
        }),
      });
    },
    onSettled: renew,
  });
  const add = useMutation({
    mutationFn: ({ ids, before = '' }: { ids: string[]; before?: string }) =>
      postAddProducts(website.id, { id: categoryId, product_ids: ids, before }),
    onSuccess: ({ added }) =>
      showToast({
        text:
          added.length === 1
            ? t('categories_products_added_one')
            : t('categories_products_added', { count: added.length }),
      }),
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CategoryProduct) =>
      postRemoveProduct(website.id, { id: categoryId, product_id: id }),
    onMutate: ({ id }) => {
      client.setQueryData(queryKey, (pages) => pages && withoutProduct(pages, id));
    },
    onSuccess: ({ before }, { id, title }) =>
      showToast({
        text: t('categories_products_removed', { title }),
        action: { text: undoText, run: () => add.mutate({ ids: [id], before }) },
      }),
    onSettled: renew,
  });

  const shown = () => client.getQueryData(queryKey)?.pages.flatMap((page) => page.products) ?? [];
  const titleOf = (id: string) => shown().find((one) => one.id === id)?.title ?? '';
  const indexBefore = (before: string) => {
    const at = shown().findIndex((one) => one.id === before);
    return at < 0 ? shown().length : at;
  };
  /** The product that then follows; of the end of what is loaded, the first of the next page. */
  async function idAt(index: number): Promise<string> {
    // The list shows the new order already.
    if (!shown()[index + 1] && query.hasNextPage) await query.fetchNextPage();
    return shown()[index + 1]?.id ?? '';
  }
  const error = place.error ?? add.error ?? remove.error;
  const failure = error ? failureTexts(error, [], t).general : undefined;
  return {
    query,
    products,
    total,
    moved,
    failure,
    place: place.mutate,
    add: add.mutate,
    remove: remove.mutate,
  };
}

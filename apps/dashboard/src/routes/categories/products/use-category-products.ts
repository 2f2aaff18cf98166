import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import {
  type CategoryProduct,
  postAddProducts,
  postRemoveProduct,
} from '../../../queries/category-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { useSession } from '../../../session/session-context.ts';
import { useListedProducts } from './use-listed-products.ts';
import { usePlaceProduct } from './use-place-product.ts';

/** The products of a category, and what changes them at once, for visitors too. */
export function useCategoryProducts(categoryId: string) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const listed = useListedProducts(categoryId);
  const { query, total, showWithout, renew } = listed;
  const { place, moved, error: placeError } = usePlaceProduct(listed);
  const add = useMutation({
    mutationFn: ({ ids, before = '' }: { ids: string[]; before?: string }) =>
      postAddProducts(website.id, { id: categoryId, product_ids: ids, before }),
    onSuccess: ({ added: { length: count } }) =>
      showToast({
        text: count === 1 ? t('categories_products_added_one') : t('categories_products_added', { count }),
      }),
    onSettled: renew,
  });
  const remove = useMutation({
    mutationFn: ({ id }: CategoryProduct) =>
      postRemoveProduct(website.id, { id: categoryId, product_id: id }),
    onMutate: ({ id }) => showWithout(id),
    onSuccess: ({ before }, { id, title }) =>
      showToast({
        text: t('categories_products_removed', { title }),
        action: { text: t('products_undo'), run: () => add.mutate({ ids: [id], before }) },
      }),
    onSettled: renew,
  });
  const error = placeError ?? add.error ?? remove.error;
  const failure = error ? failureTexts(error, [], t).general : undefined;
  const products = query.data?.pages.flatMap((page) => page.products) ?? [];
  return { query, products, total, moved, failure, place, add: add.mutate, remove: remove.mutate };
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { categoryProductsQuery, renewCategories } from '../../../queries/category-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { withPlaced, withoutProduct } from './moved-pages.ts';

/** The products of a category that are loaded, and how they are shown before the server has answered. */
export function useListedProducts(categoryId: string) {
  const { website } = useSession();
  const client = useQueryClient();
  const options = categoryProductsQuery(website.id, categoryId);
  const { queryKey } = options;
  const query = useInfiniteQuery(options);
  const shown = () => client.getQueryData(queryKey)?.pages.flatMap((page) => page.products) ?? [];
  return {
    categoryId,
    query,
    shown,
    /** Also those that are not loaded. */
    total: query.data?.pages.at(-1)?.total ?? 0,
    showPlaced: (id: string, index: number) =>
      void client.setQueryData(queryKey, (pages) => pages && withPlaced(pages, id, index)),
    showWithout: (id: string) =>
      void client.setQueryData(queryKey, (pages) => pages && withoutProduct(pages, id)),
    /** The product that follows a place of the list; of the end of what is loaded, the first of the next page. */
    async followerAt(index: number): Promise<string> {
      if (!shown()[index + 1] && query.hasNextPage) await query.fetchNextPage();
      return shown()[index + 1]?.id ?? '';
    },
    async renew(): Promise<void> {
      await client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: ['category-events', website.id, categoryId] });
      void renewCategories(client, website.id);
    },
  };
}

export type ListedProducts = ReturnType<typeof useListedProducts>;

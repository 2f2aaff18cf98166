import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { movedText } from '../../lists/tree/moved-text.ts';
import type { TreePlace, TreeRow } from '../../lists/tree/tree-rows.ts';
import {
  type ListedCategory,
  ownedCategoriesQuery,
  postMoveCategory,
} from '../../queries/category-queries.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { useSession } from '../../session/session-context.ts';
import type { CategoryNode } from './category-tree.ts';

interface Move {
  readonly id: string;
  readonly place: TreePlace;
  /** Where it stood, to put it back. */
  readonly from: TreePlace;
}

/** Moves categories at once, for visitors too; it can be undone. */
export function useMoveCategory(rows: readonly TreeRow<CategoryNode>[]) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [movedId, setMovedId] = useState<string | null>(null);
  const { queryKey } = ownedCategoriesQuery(website.id);
  const save = useMutation({
    mutationFn: ({ id, place }: Move) =>
      postMoveCategory(website.id, { id, parent_id: place.parent ?? '', index: place.index }),
    onMutate: ({ id, place }) => {
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, withMoved(before, id, place));
      return { before };
    },
    onSuccess: ({ categories }, { id, from }) => {
      client.setQueryData(queryKey, categories);
      setMovedId(id);
      void client.invalidateQueries({ queryKey: ['categories', website.id] });
      const title = categories.find((one) => one.id === id)?.title ?? '';
      showToast({
        text: t('categories_moved', { title }),
        action: { text: t('products_undo'), run: () => save.mutate({ id, place: from, from }) },
      });
    },
    onError: (_error, _move, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      void client.invalidateQueries({ queryKey });
    },
  });
  return {
    move(id: string, place: TreePlace) {
      const now = rows.find(({ node }) => node.id === id);
      if (now) save.mutate({ id, place, from: { parent: now.parent?.id ?? null, index: now.index } });
    },
    /** Where the last one was moved, for screen readers. */
    moved: movedText(rows, movedId, ({ category }) => category.title, t),
    failure: save.error ? failureTexts(save.error, [], t).general : undefined,
  };
}

/** The list as it will be, until the server has answered. */
export function withMoved(
  categories: readonly ListedCategory[],
  id: string,
  { parent, index }: TreePlace,
): ListedCategory[] {
  const moved = categories.find((one) => one.id === id);
  if (!moved) return [...categories];
  const to = parent ?? '';
  const others = categories.filter((one) => one.id !== id);
  const siblings = others.filter((one) => one.parent_id === to);
  const next = siblings[index];
  const at = next ? others.indexOf(next) : others.length;
  return others.toSpliced(at, 0, { ...moved, parent_id: to });
}

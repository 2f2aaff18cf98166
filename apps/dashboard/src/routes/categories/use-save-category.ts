import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import {
  type OwnedCategory,
  ownedCategoryQuery,
  postSaveCategory,
  renewCategories,
} from '../../queries/category-queries.ts';
import { useSaveForm } from '../../screen/use-save-form.ts';
import { useSession } from '../../session/session-context.ts';
import { type CategoryForm, contentOf, formOf } from './category-form.ts';
import { withLeadingSlash } from '../pages/suggested-path.ts';

/** Saves a category. */
export function useSaveCategory(opened: OwnedCategory, form: UseFormReturn<CategoryForm>) {
  const { website } = useSession();
  const client = useQueryClient();
  return useSaveForm<OwnedCategory, CategoryForm>({
    opened,
    form,
    formOf,
    post: async (typed, { id, version }) => {
      const category = { ...contentOf(typed), title: typed.title.trim(), url: withLeadingSlash(typed.url) };
      return (await postSaveCategory(website.id, { id, version, category })).category;
    },
    read: () => client.fetchQuery(ownedCategoryQuery(website.id, opened.id)),
    prefix: 'category.',
    onStored: () => {
      void client.invalidateQueries({ queryKey: ['category-products', website.id, opened.id] });
      void renewCategories(client, website.id);
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import {
  type CategoryContent,
  type OwnedCategory,
  ownedCategoryQuery,
  postSaveCategory,
  renewCategories,
} from '../../queries/category-queries.ts';
import { useSaveForm } from '../../screen/use-save-form.ts';
import { useSession } from '../../session/session-context.ts';
import { withLeadingSlash } from '../pages/suggested-path.ts';

/** What the form of a category holds. */
export const contentOf = ({ id: _id, version: _version, parent_id: _parent, ...content }: OwnedCategory) =>
  content satisfies CategoryContent;

/** Saves a category. */
export function useSaveCategory(opened: OwnedCategory, form: UseFormReturn<CategoryContent>) {
  const { website } = useSession();
  const client = useQueryClient();
  return useSaveForm<OwnedCategory, CategoryContent>({
    opened,
    form,
    formOf: contentOf,
    post: async (typed, { id, version }) => {
      const category = { ...typed, title: typed.title.trim(), url: withLeadingSlash(typed.url) };
      return (await postSaveCategory(website.id, { id, version, category })).category;
    },
    read: () => client.fetchQuery(ownedCategoryQuery(website.id, opened.id)),
    prefix: 'category.',
    onStored: () => void renewCategories(client, website.id),
  });
}

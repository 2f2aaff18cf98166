import { FieldRefusal, type CategorySource } from '@etalage/form-engine/editor';
import type { Translate } from '@etalage/texts';
import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery, postCreateCategory } from '../queries/category-queries.ts';
import { failureErrors } from '../queries/failure-texts.ts';
import { createRepeatKey } from '../queries/repeat-key.ts';

/** The categories of one website; `mayCreate` is whether the member may add any (GEN-08). */
export function createCategorySource(
  queryClient: QueryClient,
  websiteId: string,
  mayCreate: boolean,
  t: Translate,
): CategorySource {
  const key = createRepeatKey();
  const list = () => queryClient.fetchQuery(categoriesQuery(websiteId));
  if (!mayCreate) return { list };
  return {
    list,
    async create({ title, path, parent_id }) {
      const category = { title: textOf(title), path: textOf(path), parent_id: textOf(parent_id) };
      try {
        const made = await postCreateCategory(websiteId, category, key.for(category));
        key.made();
        return made;
      } catch (error) {
        throw refusalOf(failureErrors(error, t));
      }
    },
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The messages of a refusal at the fields of the popup, and the others. */
function refusalOf({
  title = [],
  path = [],
  parent_id = [],
  ...others
}: Record<string, string[]>): FieldRefusal {
  return new FieldRefusal({ title, path, parent_id }, Object.values(others).flat());
}

import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import {
  type CategoryContent,
  type OwnedCategory,
  ownedCategoryQuery,
  postSaveCategory,
  renewCategories,
} from '../../queries/category-queries.ts';
import { failureErrors } from '../../queries/failure-texts.ts';
import { useSession } from '../../session/session-context.ts';
import { withLeadingSlash } from '../pages/suggested-path.ts';

/** What the form of a category holds. */
export const contentOf = ({ id: _id, version: _version, parent_id: _parent, ...content }: OwnedCategory) =>
  content satisfies CategoryContent;

/** Saves a category; what somebody else saved meanwhile is taken over where it was not typed here. */
export function useSaveCategory(opened: OwnedCategory, form: UseFormReturn<CategoryContent>) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [base, setBase] = useState(opened);
  const [general, setGeneral] = useState('');

  async function takeOver() {
    const theirs = await client.fetchQuery(ownedCategoryQuery(website.id, base.id));
    const mine = form.getValues();
    const before = contentOf(base);
    form.reset(contentOf(theirs));
    for (const key of Object.keys(before) as (keyof CategoryContent)[]) {
      if (mine[key] !== before[key]) form.setValue(key, mine[key], { shouldDirty: true });
    }
    setBase(theirs);
    setGeneral(t('products_conflict'));
  }

  const save = useMutation({
    mutationFn: (category: CategoryContent) =>
      postSaveCategory(website.id, { id: base.id, version: base.version, category }),
    onSuccess: ({ category }) => {
      setBase(category);
      setGeneral('');
      form.reset(contentOf(category));
      void renewCategories(client, website.id);
      showToast({ text: t('dashboard_saved') });
    },
    onError: (error) => {
      if (failedWith(error, 'conflict')) return void takeOver().catch(() => undefined);
      const rest: string[] = [];
      for (const [path, messages] of Object.entries(failureErrors(error, t))) {
        const name = path.replace(/^category\./, '');
        if (name in form.getValues())
          form.setError(name as Path<CategoryContent>, { message: messages[0] ?? '' });
        else rest.push(...messages);
      }
      setGeneral(rest.join(' '));
      return undefined;
    },
  });
  const submit = form.handleSubmit((typed) => {
    if (!save.isPending)
      save.mutate({ ...typed, title: typed.title.trim(), url: withLeadingSlash(typed.url) });
  });
  return { base, general, isPending: save.isPending, submit };
}

import { useText } from '@etalage/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { pagesQuery, postCreatePage } from '../../queries/page-queries.ts';
import { pageTemplatesQuery } from '../../queries/page-template-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { useOpenScreen } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { suggestedPath, withLeadingSlash } from './suggested-path.ts';

/** The ready template of a front page, which is proposed at the root. */
export const HOME_TEMPLATE = 'home';

interface Typed {
  title: string;
  path: string;
  template: string;
}

/**
 * The form of a new page. It proposes a path for the title until the owner types one, and the name of a ready template as
 * the title until the owner types one; all below the path `above`.
 */
export function useCreatePage(template: string, above: string) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const taken = useQuery(pagesQuery(website.id)).data?.pages.map(({ path }) => path) ?? [];
  const ready = useQuery(pageTemplatesQuery(website.id)).data?.ready ?? [];
  const titleOf = (id: string) => ready.find((one) => one.id === id)?.title ?? '';
  const pathOf = (title: string, from: string) =>
    from === HOME_TEMPLATE && above === '' && !taken.includes('/') ? '/' : suggestedPath(title, taken, above);
  const first = titleOf(template);
  const form = useForm<Typed>({
    defaultValues: { title: first, path: first && pathOf(first, template), template },
  });
  const { errors, dirtyFields } = form.formState;
  const [key] = useState(createRepeatKey);
  const sending = useSubmit(form, {
    call: (typed) => {
      const page = {
        title: typed.title.trim(),
        path: withLeadingSlash(typed.path),
        ...(typed.template !== '' && { template: typed.template }),
      };
      return postCreatePage(website.id, page, key.for(page));
    },
    onDone: async ({ id }) => {
      await queryClient.invalidateQueries(pagesQuery(website.id));
      await openScreen(`/paginas/${id}`);
    },
  });
  // Not marked as typed, so that the next character of the title, or the next template, may change it again.
  const propose = (name: 'title' | 'path', value: string) => form.resetField(name, { defaultValue: value });
  const proposePath = (title: string, from: string) => {
    if (!dirtyFields.path) propose('path', pathOf(title, from));
  };
  type Change = { target: { value: string } };
  const fields = {
    title: form.register('title', {
      validate: (typed) => typed.trim() !== '' || t('pages_error_title'),
      onChange: ({ target }: Change) => proposePath(target.value, form.getValues('template')),
    }),
    path: form.register('path', { validate: (typed) => typed.trim() !== '' || t('pages_error_path') }),
    template: form.register('template', {
      onChange: ({ target }: Change) => {
        if (dirtyFields.title) return;
        const title = titleOf(target.value);
        propose('title', title);
        proposePath(title, target.value);
      },
    }),
  };
  const path = withLeadingSlash(useWatch({ control: form.control, name: 'path' }));
  return { ...sending, fields, path, errors };
}

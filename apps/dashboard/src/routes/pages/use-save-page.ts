import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postUpdatePage, type ListedPage } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { passwordChange } from './page-access.ts';
import { differingSettings, plannedMoment, settingsOf, type PageSettings } from './page-settings.ts';
import { withLeadingSlash } from './suggested-path.ts';

/** The fields of the form, in their order on the screen. */
const fieldNames = [
  'title',
  'path',
  'publish_at',
  'unpublish_at',
  'seo_title',
  'seo_description',
  'noindex',
  'password',
] as const;

/** Saves the settings of a page; `failure` is the message that belongs to no field. */
export function useSavePage(page: ListedPage, form: UseFormReturn<PageSettings>) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  // The version that the values of the form are based on. The list can be fetched again while somebody types.
  const [version, setVersion] = useState(page.version);
  const [theirChanges, setTheirChanges] = useState<readonly TextKey[]>([]);
  const save = useMutation({
    mutationFn: ({ access, password, ...typed }: PageSettings) => {
      const change = passwordChange(access, password, page.secured);
      return postUpdatePage(website.id, {
        id: page.id,
        version,
        ...typed,
        share_image: typed.share_image.replaceAll('|', ''),
        title: typed.title.trim(),
        path: withLeadingSlash(typed.path),
        publish_at: plannedMoment(typed.publish_at, page.publish_at),
        unpublish_at: plannedMoment(typed.unpublish_at, page.unpublish_at),
        ...(change !== undefined && { password: change }),
      });
    },
    onSuccess: ({ page: saved }) => {
      form.reset(settingsOf(saved));
      setVersion(saved.version);
      queryClient.setQueryData(pagesQuery(website.id).queryKey, (known) =>
        known ? { ...known, pages: known.pages.map((one) => (one.id === saved.id ? saved : one)) } : known,
      );
      void queryClient.invalidateQueries(pagesQuery(website.id));
      showToast({ text: t('dashboard_saved') });
    },
    onError: (error) => {
      // Without it the next save is refused again.
      if (failedWith(error, 'conflict')) void fetchTheirs().catch(() => undefined);
      const { fields } = failureTexts(error, fieldNames, t);
      showErrors(form, fields);
    },
  });
  /** What was typed stays; the next save replaces what somebody else saved, because the notice says so. */
  async function fetchTheirs() {
    const { pages } = await queryClient.fetchQuery({ ...pagesQuery(website.id), staleTime: 0 });
    const theirs = pages.find(({ id }) => id === page.id);
    if (!theirs) return;
    setTheirChanges(differingSettings(form.formState.defaultValues ?? {}, settingsOf(theirs)));
    setVersion(theirs.version);
  }
  return {
    isPending: save.isPending,
    save: (typed: PageSettings) => {
      if (!save.isPending) save.mutate(typed);
    },
    takeTheirs: () => {
      form.reset(settingsOf(page));
      setVersion(page.version);
      save.reset();
    },
    isConflict: failedWith(save.error, 'conflict'),
    /** What somebody else changed meanwhile, as the fields are called. */
    theirChanges: theirChanges.map((label) => t(label)).join(', '),
    failure: save.error ? failureTexts(save.error, fieldNames, t).general : '',
  };
}

/** In reverse order, so that the first field with an error has the focus in the end. */
function showErrors(form: UseFormReturn<PageSettings>, fields: Readonly<Record<string, string>>): void {
  for (const name of fieldNames.toReversed()) {
    if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
  }
}

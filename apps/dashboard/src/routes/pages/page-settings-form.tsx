import { useText } from '@etalage/ui-kit';
import { Action, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { failureTexts } from '../../queries/failure-texts.ts';
import { pagesQuery, postUpdatePage, type ListedPage } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { PageAccessFields } from './page-access-fields.tsx';
import { passwordChange } from './page-access.ts';
import { PageSearchFields } from './page-search-fields.tsx';
import type { PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { SettingsSection } from './settings-section.tsx';
import { withLeadingSlash } from './suggested-path.ts';

/** The fields of the form, in their order on the screen. */
const fieldNames = ['title', 'path', 'seo_title', 'seo_description', 'noindex', 'password'] as const;

function settingsOf(page: ListedPage): PageSettings {
  const { title, path, seo_title, seo_description, noindex, secured } = page;
  return {
    title,
    path,
    seo_title,
    seo_description,
    noindex,
    access: secured ? 'keep' : 'open',
    password: '',
  };
}

/** The settings of a page; what the server refuses stands at its field, and nothing typed is lost. */
export function PageSettingsForm({ page }: { page: ListedPage }) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useForm<PageSettings>({ defaultValues: settingsOf(page) });
  const { errors, isDirty } = form.formState;
  const save = useMutation({
    mutationFn: ({ access, password, ...typed }: PageSettings) => {
      const change = passwordChange(access, password, page.secured);
      return postUpdatePage(website.id, {
        id: page.id,
        ...typed,
        title: typed.title.trim(),
        path: withLeadingSlash(typed.path),
        ...(change !== undefined && { password: change }),
      });
    },
    onSuccess: ({ page: saved }) => {
      form.reset(settingsOf(saved));
      queryClient.setQueryData(pagesQuery(website.id).queryKey, (known) =>
        known ? { pages: known.pages.map((one) => (one.id === saved.id ? saved : one)) } : known,
      );
      void queryClient.invalidateQueries(pagesQuery(website.id));
      showToast({ text: t('dashboard_saved') });
    },
    onError: (error) => {
      const { fields } = failureTexts(error, fieldNames, t);
      // The first one last, so that it has the focus.
      for (const name of fieldNames.toReversed()) {
        if (fields[name]) form.setError(name, { message: fields[name] }, { shouldFocus: true });
      }
    },
  });
  const general = save.error ? failureTexts(save.error, fieldNames, t).general : '';
  const isHome = page.path === '/';
  const path = useWatch({ control: form.control, name: 'path' });
  const isMoved = page.status !== 'draft' && withLeadingSlash(path) !== page.path;
  return (
    <FormProvider {...form}>
      <form
        className={styles.settings}
        noValidate
        onSubmit={form.handleSubmit((typed) => save.isPending || save.mutate(typed))}
      >
        <SettingsSection title={t('pages_section_page')} about={t('pages_section_page_about')}>
          <InputField
            label={t('pages_field_title')}
            hint={t('pages_field_title_hint')}
            error={errors.title?.message}
            {...form.register('title', {
              validate: (typed) => typed.trim() !== '' || t('pages_error_title'),
            })}
          />
          <InputField
            label={t('pages_field_path')}
            hint={isHome ? t('pages_field_path_home') : isMoved ? t('pages_field_path_changed') : undefined}
            readOnly={isHome}
            error={errors.path?.message}
            spellCheck={false}
            {...form.register('path', {
              validate: (typed) => typed.trim() !== '' || t('pages_error_path'),
            })}
          />
        </SettingsSection>
        <PageSearchFields />
        <PageAccessFields isSecured={page.secured} />
        <div role="alert">{general && <p className={styles.formFailure}>{general}</p>}</div>
        <div className={styles.saveBar}>
          <p className={styles.saveNote}>{t('pages_settings_live')}</p>
          <Action kind="primary" type="submit" busy={save.isPending}>
            {t(save.isPending ? 'dashboard_saving' : 'dashboard_save')}
          </Action>
        </div>
      </form>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

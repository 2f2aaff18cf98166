import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { FormProvider, useForm } from 'react-hook-form';
import type { ListedPage } from '../../queries/page-queries.ts';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { PageAccessFields } from './page-access-fields.tsx';
import { PageAddressFields } from './page-address-fields.tsx';
import { PageSearchFields } from './page-search-fields.tsx';
import { settingsOf, type PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { useSavePage } from './use-save-page.ts';

/** The settings of a page; what the server refuses is shown at its field, and all that was typed remains. */
export function PageSettingsForm({ page }: { page: ListedPage }) {
  const t = useText();
  const form = useForm<PageSettings>({ defaultValues: settingsOf(page) });
  const { isDirty } = form.formState;
  const { save, isPending, failure } = useSavePage(page, form);
  return (
    <FormProvider {...form}>
      <form className={styles.settings} noValidate onSubmit={form.handleSubmit(save)}>
        <PageAddressFields page={page} />
        <PageSearchFields />
        <PageAccessFields isSecured={page.secured} />
        <div role="alert">{failure && <p className={styles.formFailure}>{failure}</p>}</div>
        <div className={styles.saveBar}>
          <p className={styles.saveNote}>{t('pages_settings_live')}</p>
          <Action kind="primary" type="submit" busy={isPending}>
            {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
          </Action>
        </div>
      </form>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

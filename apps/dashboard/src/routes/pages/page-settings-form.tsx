import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { FormProvider, useForm } from 'react-hook-form';
import type { ListedPage } from '../../queries/page-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { PageAccessFields } from './page-access-fields.tsx';
import { PageAddressFields } from './page-address-fields.tsx';
import { PagePlanFields } from './page-plan-fields.tsx';
import { PageSearchFields } from './page-search-fields.tsx';
import { PageShareFields } from './page-share-fields.tsx';
import { settingsOf, type PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { useSavePage } from './use-save-page.ts';

const FORM = 'page-settings';

/** The settings of a page; what the server refuses is shown at its field, and all that was typed remains. */
export function PageSettingsForm({ page }: { page: ListedPage }) {
  const t = useText();
  const form = useForm<PageSettings>({ defaultValues: settingsOf(page) });
  const { isDirty } = form.formState;
  const { save, takeTheirs, isPending, failure, isConflict, theirChanges } = useSavePage(page, form);
  const conflict = [
    t('pages_settings_conflict'),
    theirChanges && t('pages_settings_conflict_fields', { fields: theirChanges }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <FormProvider {...form}>
      <div className={styles.settings}>
        <form id={FORM} noValidate onSubmit={form.handleSubmit(save)}>
          <PageAddressFields page={page} />
          <PagePlanFields page={page} />
          <PageSearchFields />
          <PageAccessFields isSecured={page.secured} />
        </form>
        {/* A field for files is a form of its own. */}
        <PageShareFields />
        <div className={styles.saveBar}>
          <FormFailure className={styles.saveFailure}>{isConflict ? conflict : failure}</FormFailure>
          <p className={styles.saveNote}>{t('pages_settings_live')}</p>
          {isConflict && <Action onClick={takeTheirs}>{t('pages_settings_theirs')}</Action>}
          <Action kind="primary" type="submit" form={FORM} busy={isPending}>
            {t(isPending ? 'dashboard_saving' : 'dashboard_save')}
          </Action>
        </div>
      </div>
      <UnsavedGuard isUnsaved={isDirty} />
    </FormProvider>
  );
}

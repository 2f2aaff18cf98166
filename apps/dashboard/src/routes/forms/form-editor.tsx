import { DashboardForm } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import type { ComponentProps, ReactNode } from 'react';
import { ScreenServices } from '../../field-services/screen-services.tsx';
import { FormFailure } from '../../session/form-failure.tsx';
import { UnsavedGuard } from '../../screen/unsaved-guard.tsx';
import { saveBar, saveFailure, saveNote } from '../pages/pages.css.ts';
import type { OwnedForm } from '../../queries/form-queries.ts';
import { FormPreview } from './form-preview.tsx';
import * as styles from './forms.css.ts';
import { useFormEditor } from './use-form-editor.ts';

type FormProps = ComponentProps<typeof DashboardForm>;

/** The form builder: questions, what happens after sending, and a preview. Messages are shown at their fields. */
export function FormEditor({ stored }: { stored: OwnedForm }) {
  const t = useText();
  const editor = useFormEditor(stored);
  const { values, change, save, failure, isUnsaved, tab, setTab } = editor;
  const fieldsOf = (fields: FormProps['fields'], errors: FormProps['errors']) => (
    <ScreenServices>
      <DashboardForm fields={fields} values={values} errors={errors} onChange={change} />
    </ScreenServices>
  );
  const page = (name: typeof tab, content: ReactNode) => ({
    name,
    title: t(`forms_tab_${name}`),
    content: <div className={styles.page}>{content}</div>,
  });
  return (
    <div className={styles.editor}>
      <Tabs
        label={t('forms_tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          page('questions', fieldsOf(editor.questionFields, failure.questions)),
          page('settings', fieldsOf(editor.settingFields, failure.settings)),
          page('preview', <FormPreview form={editor.form} />),
        ]}
      />
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{failure.general}</FormFailure>
        <p className={saveNote}>{t('forms_live')}</p>
        <Action kind="primary" busy={save.isPending} onClick={editor.submit}>
          {t(save.isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </div>
  );
}

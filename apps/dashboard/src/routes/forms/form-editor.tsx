import { DashboardForm } from '@etalage/form-engine/editor';
import { useText } from '@etalage/ui-kit';
import { Action, Tabs } from '@etalage/ui-kit/dashboard';
import { UnsavedGuard } from '../../shell/unsaved-guard.tsx';
import { formFailure, saveBar, saveNote } from '../pages/pages.css.ts';
import type { OwnedForm } from '../../queries/form-queries.ts';
import { FormPreview } from './form-preview.tsx';
import * as styles from './forms.css.ts';
import { useFormEditor } from './use-form-editor.ts';

/** The builder: questions, what happens after sending, and a look at the result. What is refused stands at its field. */
export function FormEditor({ stored }: { stored: OwnedForm }) {
  const t = useText();
  const editor = useFormEditor(stored);
  const { values, change, save, failure, isUnsaved, tab, setTab } = editor;
  return (
    <div className={styles.editor}>
      <Tabs
        label={t('forms_tabs')}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            name: 'questions',
            title: t('forms_tab_questions'),
            content: (
              <div className={styles.page}>
                <DashboardForm
                  fields={editor.questionFields}
                  values={values}
                  errors={failure.questions}
                  onChange={change}
                />
              </div>
            ),
          },
          {
            name: 'settings',
            title: t('forms_tab_settings'),
            content: (
              <div className={styles.page}>
                <DashboardForm
                  fields={editor.settingFields}
                  values={values}
                  errors={failure.settings}
                  onChange={change}
                />
              </div>
            ),
          },
          {
            name: 'preview',
            title: t('forms_tab_preview'),
            content: (
              <div className={styles.page}>
                <FormPreview form={editor.form} />
              </div>
            ),
          },
        ]}
      />
      <div role="alert">{failure.general && <p className={formFailure}>{failure.general}</p>}</div>
      <div className={saveBar}>
        <p className={saveNote}>{t('forms_live')}</p>
        <Action kind="primary" busy={save.isPending} onClick={editor.submit}>
          {t(save.isPending ? 'dashboard_saving' : 'dashboard_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </div>
  );
}

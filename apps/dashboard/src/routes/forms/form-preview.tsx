import { VisitorForm } from '@etalage/form-engine/render';
import { plainTheme, themeCss } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { OwnedForm } from '../../queries/form-queries.ts';
import * as styles from './forms.css.ts';

/** The colours of the preview only; the dashboard has its own. */
const SCOPE = 'form-preview';

/** The form as visitors see it, in neutral colours; on a page it has those of the website. It cannot be sent. */
export function FormPreview({ form }: { form: OwnedForm }) {
  const t = useText();
  return (
    <>
      <style>{themeCss(plainTheme).replace(':root', `#${SCOPE}`)}</style>
      <p className={styles.previewNote}>{t('forms_preview_note')}</p>
      <div id={SCOPE} className={styles.preview} inert>
        <VisitorForm form={form} use="preview" action="" editable />
      </div>
    </>
  );
}

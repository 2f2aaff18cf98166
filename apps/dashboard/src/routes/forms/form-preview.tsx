import { VisitorForm } from '@etalage/form-engine/render';
import { themeCss } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { OwnedForm } from '../../queries/form-queries.ts';
import * as styles from './forms.css.ts';

/** The colours hold for the preview alone; the dashboard keeps its own. */
const scope = 'form-preview';
const plainTheme = { colors: {}, font_primary: '', font_secondary: '', radius: '' };

/** The form as visitors get it, in plain colours; a page gives it those of the website. Nothing can be sent. */
export function FormPreview({ form }: { form: OwnedForm }) {
  const t = useText();
  return (
    <>
      <style>{themeCss(plainTheme).replace(':root', `#${scope}`)}</style>
      <p className={styles.previewNote}>{t('forms_preview_note')}</p>
      <div id={scope} className={styles.preview} inert>
        <VisitorForm form={form} use="preview" action="" editable />
      </div>
    </>
  );
}

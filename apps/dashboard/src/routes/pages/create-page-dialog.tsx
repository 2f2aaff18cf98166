import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { TemplateChoice } from './page-templates/template-choice.tsx';
import * as styles from './create-page.css.ts';
import { useCreatePage } from './use-create-page.ts';

interface Props {
  /** The template that is chosen at first; '' for an empty page. */
  template?: string;
  /** The path of the page or folder below which it is proposed; '' at the top. */
  above?: string;
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Asks for a title, an address and what the page begins with; then opens the designer. */
export function CreatePageDialog({ template = '', above = '', onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const { fields, path, errors, submit, isBusy, failure } = useCreatePage(template, above);
  return (
    <Dialog
      open
      size="large"
      title={t('pages_create_title')}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          <InputField
            label={t('pages_field_title')}
            hint={t('pages_field_title_hint')}
            error={errors.title?.message}
            autoComplete="off"
            {...fields.title}
          />
          <InputField
            label={t('pages_field_path')}
            hint={t('pages_field_path_hint', { url: website.url.replace(/\/$/, '') + path })}
            error={errors.path?.message}
            autoComplete="off"
            spellCheck={false}
            {...fields.path}
          />
        </div>
        <TemplateChoice field={fields.template} error={errors.template?.message} />
        <div className={styles.end}>
          <FormFailure>{failure}</FormFailure>
          <DialogActions>
            <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
            <Action kind="primary" type="submit" busy={isBusy}>
              {t(isBusy ? 'pages_create_busy' : 'pages_create_submit')}
            </Action>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
}

import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSubmit } from '../../../session/use-submit.ts';
import * as styles from './templates.css.ts';

interface Props<Reply> {
  heading: string;
  description?: string;
  submitText: string;
  initial: string;
  /** Most characters of a name. */
  longest?: number;
  call: (title: string) => Promise<Reply>;
  onDone: (reply: Reply) => Promise<void>;
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
}

/** Asks for the name of a template. */
export function TemplateNameDialog<Reply>({ heading, submitText, initial, ...rest }: Props<Reply>) {
  const { call, onDone, onClose, onCloseFocus, description, longest = 200 } = rest;
  const t = useText();
  const form = useForm<{ title: string }>({ defaultValues: { title: initial } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ title }) => call(title.trim()),
    onDone,
  });
  return (
    <Dialog
      open
      title={heading}
      description={description}
      onOpenChange={(open) => !open && onClose()}
      {...(onCloseFocus && { onCloseFocus })}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <InputField
          label={t('templates_field_title')}
          error={form.formState.errors.title?.message}
          autoComplete="off"
          maxLength={longest}
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('templates_error_title'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {submitText}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

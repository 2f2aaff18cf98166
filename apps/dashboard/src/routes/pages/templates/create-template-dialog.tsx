import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { postCreateTemplate, templatesQuery } from '../../../queries/template-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { formFailure } from '../pages.css.ts';
import * as styles from './templates.css.ts';

/** Asks for the name of a new template, then opens the designer. */
export function CreateTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const form = useForm<{ title: string }>({ defaultValues: { title: '' } });
  const [key] = useState(createRepeatKey);
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ title }) => postCreateTemplate(website.id, title.trim(), key.for(title.trim())),
    onDone: async ({ id }) => {
      await queryClient.invalidateQueries(templatesQuery(website.id));
      await openScreen(`/wm/templates/${id}`);
    },
  });
  return (
    <Dialog open title={t('templates_create_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <InputField
          label={t('templates_field_title')}
          error={form.formState.errors.title?.message}
          autoComplete="off"
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('templates_error_title'),
          })}
        />
        <div role="alert">{failure && <p className={formFailure}>{failure}</p>}</div>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('templates_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { failureTexts } from '../../queries/failure-texts.ts';
import { postCreateTemplate, templatesQuery } from '../../queries/template-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { formFailure } from '../pages/pages.css.ts';
import * as styles from './templates.css.ts';

/** Asks for the name of a template of one's own, then opens the designer. */
export function CreateTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { website } = useSession();
  const form = useForm<{ title: string }>({ defaultValues: { title: '' } });
  const create = useMutation({
    mutationFn: ({ title }: { title: string }) => postCreateTemplate(website.id, title.trim()),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries(templatesQuery(website.id));
      await navigate(`/wm/templates/${id}`);
    },
    onError: (error) => {
      const message = failureTexts(error, ['title'], t).fields['title'];
      if (message) form.setError('title', { message }, { shouldFocus: true });
    },
  });
  const general = create.error ? failureTexts(create.error, ['title'], t).general : '';
  return (
    <Dialog open title={t('templates_create_title')} onOpenChange={(open) => !open && onClose()}>
      <form
        className={styles.form}
        noValidate
        onSubmit={form.handleSubmit((typed) => create.isPending || create.mutate(typed))}
      >
        <InputField
          label={t('templates_field_title')}
          error={form.formState.errors.title?.message}
          autoComplete="off"
          {...form.register('title', {
            validate: (typed) => typed.trim() !== '' || t('templates_error_title'),
          })}
        />
        <div role="alert">{general && <p className={formFailure}>{general}</p>}</div>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={create.isPending}>
            {t('templates_create_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

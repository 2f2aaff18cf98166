import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { pagesQuery } from '../../../queries/page-queries.ts';
import {
  type OwnPageTemplate,
  pageTemplatesQuery,
  postReplacePageTemplate,
} from '../../../queries/page-template-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { PageSelect } from './page-select.tsx';
import * as styles from './page-templates.css.ts';

interface Props {
  template: OwnPageTemplate;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks for the page whose present content the template gets. */
export function ReplaceTemplateDialog({ template, onClose, onCloseFocus }: Props) {
  const t = useText();
  return (
    <Dialog
      open
      title={t('page_templates_replace_title', { title: template.title })}
      description={t('page_templates_replace_text')}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <ReplaceForm template={template} onClose={onClose} />
    </Dialog>
  );
}

function ReplaceForm({ template: { id, title }, onClose }: Omit<Props, 'onCloseFocus'>) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const pages = useQuery(pagesQuery(website.id)).data?.pages ?? [];
  const form = useForm<{ page_id: string }>({ defaultValues: { page_id: '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ page_id }) => postReplacePageTemplate(website.id, id, page_id),
    onDone: async () => {
      onClose();
      await queryClient.invalidateQueries(pageTemplatesQuery(website.id));
      showToast({ text: t('page_templates_replaced', { title }) });
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <PageSelect
        pages={pages}
        error={form.formState.errors.page_id?.message}
        {...form.register('page_id', {
          validate: (chosen) => chosen !== '' || t('page_templates_replace_missing'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t('page_templates_replace_submit')}
        </Action>
      </DialogActions>
    </form>
  );
}

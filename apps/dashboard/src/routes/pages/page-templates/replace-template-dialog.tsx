import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
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
import * as styles from './page-templates.css.ts';

interface Props {
  template: OwnPageTemplate;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks for the page whose present content the template gets. */
export function ReplaceTemplateDialog({ template: { id, title }, onClose, onCloseFocus }: Props) {
  const t = useText();
  const select = useId();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const pages = useQuery(pagesQuery(website.id)).data?.pages ?? [];
  // The page with the name of the template is most likely the one.
  const first = pages.find((page) => page.title === title) ?? pages[0];
  const form = useForm<{ page: string }>({ defaultValues: { page: '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ page }) => postReplacePageTemplate(website.id, id, page || (first?.id ?? '')),
    onDone: async () => {
      onClose();
      await queryClient.invalidateQueries(pageTemplatesQuery(website.id));
      showToast({ text: t('page_templates_replaced', { title }) });
    },
  });
  return (
    <Dialog
      open
      title={t('page_templates_replace_title', { title })}
      description={t('page_templates_replace_text')}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <div className={styles.field}>
          <label htmlFor={select}>{t('page_templates_replace_page')}</label>
          <select
            id={select}
            key={first?.id}
            className={styles.select}
            {...form.register('page')}
            defaultValue={first?.id}
          >
            {pages.map((page) => (
              <option key={page.id} value={page.id}>
                {`${page.title} (${page.path})`}
              </option>
            ))}
          </select>
        </div>
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('page_templates_replace_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import type { BlockId } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { templatesQuery } from '../../../queries/template-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSubmit } from '../../../session/use-submit.ts';
import { useDesignerSession } from '../../session/designer-context.tsx';
import { subjectOf } from '../../session/subject-of.ts';
import { useScreen } from '../screen/screen-state.tsx';
import { replacingOperations, templateOfBlock } from '../blocks/saved-blocks.ts';
import * as styles from './save-content.css.ts';
import { storeTemplate } from './store-template.ts';

/** Asks under which name a block is saved as content. */
export function SaveContentDialog() {
  const t = useText();
  const { saved, change } = useScreen();
  const close = () => change({ saved: null });
  return (
    <Dialog
      open={saved !== null}
      title={t('designer_save_content')}
      onOpenChange={(open) => !open && close()}
    >
      {saved !== null && <SaveContentForm id={saved} onClose={close} />}
    </Dialog>
  );
}

function SaveContentForm({ id, onClose }: { id: BlockId; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const session = useDesignerSession();
  const queryClient = useQueryClient();
  const { websiteId } = session;
  const form = useForm<{ title: string }>({ defaultValues: { title: '' } });
  const [key] = useState(createRepeatKey);
  // The block as it is now: a repeated call has to send the same blocks.
  const [blocks] = useState(() => templateOfBlock(session.store.getState().document, id, t));
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ title }) =>
      storeTemplate(websiteId, { title: title.trim(), blocks, key: key.for(title.trim()) }),
    onDone: async (template, { title }) => {
      const operations = replacingOperations(session.store.getState().document, id, template.id);
      if (operations.length > 0) session.run(operations, { label: 'designer_step_save_content' });
      session.select(subjectOf(operations) ?? null);
      toast({ text: t('designer_save_content_done', { title: title.trim() }) });
      onClose();
      await queryClient.invalidateQueries(templatesQuery(websiteId));
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('designer_save_content_about')}</p>
      <InputField
        label={t('templates_field_title')}
        error={form.formState.errors.title?.message}
        autoComplete="off"
        {...form.register('title', {
          validate: (typed) => typed.trim() !== '' || t('templates_error_title'),
        })}
      />
      <FormFailure>{failure}</FormFailure>
      <DialogActions>
        <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
        <Action kind="primary" type="submit" busy={isBusy}>
          {t('designer_save_content_submit')}
        </Action>
      </DialogActions>
    </form>
  );
}

import { MAX_ORDER_VIEW_NAME, type OrderSearch } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { postCreateOrderView, renewOrderViews } from '../../../queries/order-list-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { dialogForm } from '../../pages/pages.css.ts';

interface Props {
  search: OrderSearch;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Asks for the name under which a search is kept. */
export function ViewNameDialog({ search, onClose, onCloseFocus }: Props) {
  const t = useText();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { website } = useSession();
  // The same for a second attempt, after a reply that was lost.
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<{ name: string }>({ defaultValues: { name: '' } });
  const { submit, isBusy, failure } = useSubmit(form, {
    call: ({ name }) => postCreateOrderView(website.id, { id, name: name.trim(), search }),
    onDone: async (_reply, { name }) => {
      await renewOrderViews(queryClient, website.id);
      showToast({ text: t('dashboard_orders_view_saved', { name: name.trim() }) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('dashboard_orders_view_save')}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <form className={dialogForm} noValidate onSubmit={submit}>
        <InputField
          label={t('dashboard_orders_view_name')}
          hint={t('dashboard_orders_view_intro')}
          error={form.formState.errors.name?.message}
          autoComplete="off"
          maxLength={MAX_ORDER_VIEW_NAME}
          {...form.register('name', {
            validate: (typed) => typed.trim() !== '' || t('dashboard_orders_view_missing'),
          })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('dashboard_orders_view_submit')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

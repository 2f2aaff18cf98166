import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import {
  type MollieAccount,
  mollieQuery,
  type MollieSettings,
  postRemoveMollieKey,
  storeMollie,
} from '../../../queries/mollie-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { CurrentPasswordField } from '../../account/current-password-field.tsx';
import * as shipping from '../../shipping/shipping.css.ts';

interface Props {
  account: MollieAccount;
  settings: MollieSettings;
  onClose: () => void;
}

/** Says what no longer works without the keys, and asks for the password. */
export function MollieRemoveDialog({ account, settings, onClose }: Props) {
  const t = useText();
  const { website, member } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { current_password: '' } });
  const { submit, isBusy, failure, error } = useSubmit(form, {
    call: async ({ current_password }) => {
      try {
        return await postRemoveMollieKey(website.id, account.id, current_password);
      } catch (refused) {
        if (failedWith(refused, 'conflict')) void client.invalidateQueries(mollieQuery(website.id));
        throw refused;
      }
    },
    onDone: async (stored) => {
      await storeMollie(client, website.id, stored);
      showToast({ text: t('mollie_removed') });
      onClose();
    },
  });
  const count = settings.earlier.reduce((sum, { open }) => sum + open, account.open);
  return (
    <Dialog open title={t('mollie_remove_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        <p>{t(`mollie_remove_${settings.installation}`)}</p>
        {count > 0 && (
          <p>{t(count === 1 ? 'mollie_remove_open_one' : 'mollie_remove_open_other', { count })}</p>
        )}
        <p>{t('mollie_remove_refunds')}</p>
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <CurrentPasswordField
          error={form.formState.errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failedWith(error, 'conflict') ? t('mollie_changed') : failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="danger" type="submit" busy={isBusy}>
            {t('mollie_remove')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

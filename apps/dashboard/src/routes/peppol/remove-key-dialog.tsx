import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../queries/call-api.ts';
import { peppolQuery, postRemovePeppolKey } from '../../queries/peppol-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { useSubmit } from '../../session/use-submit.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import * as shipping from '../shipping/shipping.css.ts';

interface Props {
  version: number;
  onClose: () => void;
}

/** Says that nothing is sent any more without the key, and asks for the password. */
export function RemoveKeyDialog({ version, onClose }: Props) {
  const t = useText();
  const { website, member } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const form = useForm({ defaultValues: { current_password: '' } });
  const { submit, isBusy, failure, error } = useSubmit(form, {
    call: async ({ current_password }) => {
      try {
        return await postRemovePeppolKey(website.id, version, current_password);
      } catch (refused) {
        if (failedWith(refused, 'conflict')) void client.invalidateQueries(peppolQuery(website.id));
        throw refused;
      }
    },
    onDone: (stored) => {
      client.setQueryData(peppolQuery(website.id).queryKey, stored);
      showToast({ text: t('peppol_removed') });
      onClose();
    },
  });
  return (
    <Dialog open title={t('peppol_remove_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        <p>{t('peppol_remove_about')}</p>
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <CurrentPasswordField
          error={form.formState.errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failedWith(error, 'conflict') ? t('peppol_changed') : failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="danger" type="submit" busy={isBusy}>
            {t('peppol_remove')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

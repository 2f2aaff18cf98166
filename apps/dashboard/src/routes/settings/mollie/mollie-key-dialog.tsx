import { isTestKey, mollieKeyProblem } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import {
  type MollieAccount,
  mollieQuery,
  postMollieKey,
  storeMollie,
} from '../../../queries/mollie-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { CurrentPasswordField } from '../../account/current-password-field.tsx';
import * as shipping from '../../shipping/shipping.css.ts';
import * as styles from './mollie.css.ts';

interface Props {
  account: MollieAccount | null;
  onClose: () => void;
}

/** Asks for a key and the password; Mollie is asked about the key before it is stored. */
export function MollieKeyDialog({ account, onClose }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { key: '', current_password: '' } });
  const { errors } = form.formState;
  const { submit, isBusy, failure } = useSetKey(form, account, onClose);
  const { member } = useSession();
  const typed = useWatch({ control: form.control, name: 'key' }).trim();
  const change = account && mollieKeyProblem(typed) === '' ? modeChange(account, typed) : '';
  return (
    <Dialog
      open
      title={t(account ? 'mollie_dialog_replace' : 'mollie_dialog_set')}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        <InputField
          label={t('mollie_key')}
          hint={t('mollie_key_hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={1000}
          error={errors.key?.message}
          {...form.register('key', {
            validate: (text) => {
              const problem = mollieKeyProblem(text);
              return problem === '' || t(`mollie_key_error_${problem}`);
            },
          })}
        />
        <p role="status" className={styles.change}>
          {change && t(`mollie_to_${change}`)}
        </p>
        {/* For password managers, which need the account of the password. */}
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <CurrentPasswordField
          error={errors.current_password?.message}
          {...form.register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t(isBusy ? 'mollie_checking' : 'mollie_check')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** To which kind of payments a key changes the shop; '' if it stays the same. */
function modeChange({ is_test }: MollieAccount, key: string): '' | 'test' | 'live' {
  if (is_test === isTestKey(key)) return '';
  return is_test ? 'live' : 'test';
}

type KeyForm = ReturnType<typeof useForm<{ key: string; current_password: string }>>;

function useSetKey(form: KeyForm, account: MollieAccount | null, onClose: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const ids = useRef(createRepeatKey());
  const sending = useSubmit(form, {
    call: async (typed) => {
      const replaces = account?.id ?? '';
      const id = ids.current.for({ replaces, key: typed.key });
      try {
        return await postMollieKey(website.id, { ...typed, id, replaces });
      } catch (error) {
        if (failedWith(error, 'conflict')) void client.invalidateQueries(mollieQuery(website.id));
        throw error;
      }
    },
    onDone: async (stored) => {
      await storeMollie(client, website.id, stored);
      showToast({ text: t('mollie_saved') });
      onClose();
    },
  });
  const isConflict = failedWith(sending.error, 'conflict');
  return { ...sending, failure: isConflict ? t('mollie_changed') : sending.failure };
}

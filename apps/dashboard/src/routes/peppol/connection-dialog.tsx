import { MAX_ACCESS_POINT_URL, MAX_PARTICIPANT, MAX_PEPPOL_KEY } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField } from '@etalage/ui-kit/dashboard';
import { useWatch } from 'react-hook-form';
import type { PeppolSettings } from '../../queries/peppol-queries.ts';
import { FormFailure } from '../../session/form-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { CurrentPasswordField } from '../account/current-password-field.tsx';
import * as shipping from '../shipping/shipping.css.ts';
import { useConnectionForm } from './connection-form.ts';
import { SchemeOptions } from './scheme-options.tsx';

interface Props {
  settings: PeppolSettings;
  onClose: () => void;
}

/** Asks for the connection and the password: whoever changes it gets the invoices. */
export function ConnectionDialog({ settings, onClose }: Props) {
  const t = useText();
  const { member } = useSession();
  const { form, ruleOf, submit, isBusy, failure } = useConnectionForm(settings, onClose);
  const { register, formState } = form;
  return (
    <Dialog open title={t('peppol_dialog_title')} onOpenChange={(open) => !open && onClose()}>
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        <ConnectionFields settings={settings} form={form} ruleOf={ruleOf} />
        {/* For password managers, which need the account of the password. */}
        <input type="hidden" name="username" autoComplete="username" value={member.email} readOnly />
        <CurrentPasswordField
          error={formState.errors.current_password?.message}
          {...register('current_password', { required: t('accounts_change_current_required') })}
        />
        <FormFailure>{failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('accounts_save')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type FieldsProps = Pick<ReturnType<typeof useConnectionForm>, 'form' | 'ruleOf'> & {
  settings: PeppolSettings;
};

function ConnectionFields({ settings, form, ruleOf }: FieldsProps) {
  const t = useText();
  const { register, formState } = form;
  const { errors } = formState;
  const sending = useWatch({ control: form.control, name: 'sending' });
  return (
    <>
      <SelectField label={t('peppol_sending')} {...register('sending')}>
        <option value="automatic">{t('peppol_sending_automatic')}</option>
        <option value="self">{t('peppol_sending_self')}</option>
      </SelectField>
      {sending === 'automatic' && (
        <SelectField label={t('peppol_reach')} {...register('reach')}>
          <option value="belgium">{t('peppol_reach_belgium')}</option>
          <option value="all">{t('peppol_reach_all')}</option>
        </SelectField>
      )}
      <SelectField label={t('peppol_scheme')} {...register('scheme')}>
        <SchemeOptions />
      </SelectField>
      <InputField
        label={t('peppol_participant')}
        hint={<ParticipantHint settings={settings} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_PARTICIPANT}
        error={errors.participant?.message}
        {...register('participant', ruleOf('participant'))}
      />
      <InputField
        label={t('peppol_url')}
        hint={<UrlHint emulator={settings.emulator} />}
        type="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_ACCESS_POINT_URL}
        error={errors.url?.message}
        {...register('url', ruleOf('url'))}
      />
      <InputField
        label={t('peppol_legal_entity')}
        hint={t('peppol_legal_entity_hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        error={errors.legal_entity?.message}
        {...register('legal_entity', ruleOf('legal_entity'))}
      />
      <InputField
        label={t('peppol_key')}
        hint={<KeyHint hasKey={settings.hint !== ''} />}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_PEPPOL_KEY}
        error={errors.key?.message}
        {...register('key', ruleOf('key'))}
      />
    </>
  );
}

function ParticipantHint({ settings: { proposal } }: { settings: PeppolSettings }) {
  const t = useText();
  const proposed = proposal ? ` ${t('peppol_participant_proposed', { number: proposal.participant })}` : '';
  return <>{t('peppol_participant_hint') + proposed}</>;
}

function UrlHint({ emulator }: { emulator: string }) {
  const t = useText();
  const trial = emulator === '' ? '' : `. ${t('peppol_url_emulator', { url: emulator })}`;
  return <>{t('peppol_url_hint') + trial}</>;
}

function KeyHint({ hasKey }: { hasKey: boolean }) {
  const t = useText();
  return <>{hasKey ? `${t('peppol_key_keep')} ${t('peppol_key_hint')}` : t('peppol_key_hint')}</>;
}

import { MAX_PARTICIPANT, participantProblem } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, DialogActions, InputField, SelectField, useToast } from '@etalage/ui-kit/dashboard';
import { useForm } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { postSendPeppol } from '../../../queries/peppol-queries.ts';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { useSubmit } from '../../../session/use-submit.ts';
import { SchemeOptions } from '../../peppol/scheme-options.tsx';
import * as shipping from '../../shipping/shipping.css.ts';
import type { InvoicePeppol } from './peppol-words.ts';
import { useRenewedInvoices } from './use-peppol.ts';

interface Props {
  /** The document, and the order as it was seen. */
  seen: { number: string; version: number; id: string };
  title: string;
  peppol: InvoicePeppol;
  onClose: () => void;
}

/** Asks to whom a document goes, which is known for most buyers, and sends it. */
export function SendPeppolDialog({ seen, title, peppol, onClose }: Props) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const renew = useRenewedInvoices(seen.number);
  const { scheme, participant } = peppol;
  const form = useForm({ defaultValues: { scheme: scheme || '0208', participant } });
  const { submit, isBusy, failure, error } = useSubmit(form, {
    call: async (typed) => {
      try {
        return await postSendPeppol(website.id, { ...seen, ...typed });
      } catch (refused) {
        if (failedWith(refused, 'conflict')) void renew();
        throw refused;
      }
    },
    onDone: async () => {
      showToast({ text: t('peppol_queued') });
      onClose();
      await renew();
    },
  });
  return (
    <Dialog
      open
      title={t('peppol_send_title', { number: title })}
      onOpenChange={(open) => !open && onClose()}
    >
      <form className={shipping.dialogFields} noValidate onSubmit={submit}>
        <p>{t('peppol_send_about')}</p>
        <SelectField label={t('peppol_scheme')} {...form.register('scheme')}>
          <SchemeOptions current={scheme} />
        </SelectField>
        <InputField
          label={t('peppol_send_participant')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PARTICIPANT}
          error={form.formState.errors.participant?.message}
          {...form.register('participant', {
            validate: (id, typed) => {
              const problem = participantProblem({ scheme: typed.scheme, id });
              return problem === undefined || t(problem.key, problem.values);
            },
          })}
        />
        <FormFailure>{failedWith(error, 'conflict') ? t('order_actions_conflict') : failure}</FormFailure>
        <DialogActions>
          <Action onClick={onClose}>{t('dashboard_cancel')}</Action>
          <Action kind="primary" type="submit" busy={isBusy}>
            {t('peppol_send_confirm')}
          </Action>
        </DialogActions>
      </form>
    </Dialog>
  );
}

import { useText } from '@etalage/ui-kit';
import {
  Action,
  Dialog,
  DialogActions,
  finalAction,
  InputField,
  TableSkeleton,
  useToast,
} from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CustomerReply,
  erasureQuery,
  postEraseCustomer,
  renewErased,
} from '../../../queries/customer-queries.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { form as formStyle } from '../../orders/actions/actions.css.ts';
import { customerName } from '../customer-name.ts';
import * as styles from '../customers.css.ts';
import { erasureWords } from './erasure-words.ts';

interface Props {
  customer: CustomerReply['customer'];
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Says what an erasure takes and what it leaves, and erases once the e-mail address is typed. */
export function EraseDialog({ customer, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(erasureQuery(website.id, customer.id));
  const words = data && erasureWords(data, t);
  return (
    <Dialog
      open
      size="medium"
      title={t('customers_erase_title', { name: customerName(customer) })}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {isPending && <TableSkeleton label={t('dashboard_loading')} rows={4} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {words && words.refusal !== '' && (
        <div className={formStyle}>
          <p>{words.refusal}</p>
          <DialogActions>
            <Action kind="primary" onClick={onClose}>
              {t('customers_erase_cancel')}
            </Action>
          </DialogActions>
        </div>
      )}
      {words && words.refusal === '' && <EraseForm customer={customer} words={words} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps extends Pick<Props, 'customer' | 'onClose'> {
  words: ReturnType<typeof erasureWords>;
}

function EraseForm({ customer, words, onClose }: FormProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const { erase, failure, setFailure } = useErase(customer.id);
  return (
    <form
      className={formStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') setFailure({ field: t('customers_erase_other_email'), general: '' });
        else if (!erase.isPending) erase.mutate(typed);
      }}
    >
      <Effects title={t('customers_erase_goes')} lines={words.goes} />
      <Effects title={t('customers_erase_stays')} lines={words.stays} />
      <p>{t('customers_erase_final')}</p>
      <InputField
        label={t('customers_erase_confirm', { email: customer.email })}
        type="email"
        autoComplete="off"
        error={failure.field || undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FormFailure>{failure.general}</FormFailure>
      <DialogActions>
        <Action onClick={onClose}>{t('customers_erase_cancel')}</Action>
        <Action className={finalAction} type="submit" busy={erase.isPending}>
          {t('customers_erase_submit')}
        </Action>
      </DialogActions>
    </form>
  );
}

function Effects({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className={styles.effects}>
      <p className={styles.effectsTitle}>{title}</p>
      <ul className={styles.effectList}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Erases the customer; the page then shows what is left, without this dialog. */
function useErase(id: string) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [failure, setFailure] = useState({ field: '', general: '' });
  const erase = useMutation({
    mutationFn: (email: string) => postEraseCustomer(website.id, { id, email }),
    onMutate: () => setFailure({ field: '', general: '' }),
    onSuccess: async () => {
      showToast({ text: t('customers_erased_toast') });
      await renewErased(client, website.id);
    },
    onError: (error) => {
      const { fields, general } = failureTexts(error, ['email'], t);
      setFailure({ field: fields['email'] ?? '', general: fields['email'] ? '' : general });
    },
  });
  return { erase, failure, setFailure };
}

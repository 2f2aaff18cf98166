import { formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type OrderMail,
  orderMailsQuery,
  postResendOrderMail,
} from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { MailState } from '../../mails/mail-state.tsx';
import * as styles from './actions.css.ts';
import type { ActionDialogProps } from './change-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';

interface Props extends ActionDialogProps {
  order: OwnerOrder;
}

/** The mails about an order, with what became of each, to send them again. */
export function MailsDialog({ order, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const { number } = order.order;
  const { data, isError, refetch } = useQuery(orderMailsQuery(website.id, number));
  const resend = useResend(order);
  return (
    <Dialog
      open
      size="medium"
      title={t('order_actions_mails_title', { number })}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={2} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.soft}>{t('order_actions_mails_empty')}</p>}
      <FormFailure>{resend.general}</FormFailure>
      <p role="status" className={styles.done}>
        {resend.sentTo !== '' && t('order_actions_mails_done', { recipient: resend.sentTo })}
      </p>
      {data && data.length > 0 && (
        <ul className={styles.mails}>
          {data.map((mail) => (
            <Mail key={mail.id} mail={mail} isBusy={resend.isPending} onAgain={() => resend.send(mail.id)} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function useResend(order: OwnerOrder) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({ defaultValues: { mail_id: '' } });
  const change = useOrderChange(order, form, {
    call: (websiteId, seen, { mail_id }) => postResendOrderMail(websiteId, seen, mail_id),
    onDone: ({ recipient }) => setSentTo(recipient),
  });
  return {
    general: [change.general, form.formState.errors.mail_id?.message ?? ''].filter(Boolean).join(' '),
    isPending: change.isPending,
    sentTo,
    send: (id: string) => {
      setSentTo('');
      form.setValue('mail_id', id);
      void change.submit();
    },
  };
}

function Mail({ mail, isBusy, onAgain }: { mail: OrderMail; isBusy: boolean; onAgain: () => void }) {
  const t = useText();
  const { subject, recipient, again_to } = mail;
  return (
    <li className={styles.mail}>
      <div className={styles.mailText}>
        <span className={styles.subject}>{subject}</span>
        <span className={styles.soft}>{formatDateTime(mail.at)}</span>
        <span className={styles.soft}>{t('order_actions_mails_to', { recipient })}</span>
        <MailState mail={mail} />
      </div>
      {again_to !== '' && (
        <Action
          busy={isBusy}
          aria-label={t('order_actions_mails_again_named', { subject, recipient: again_to })}
          onClick={onAgain}
        >
          {t('order_actions_mails_again')}
        </Action>
      )}
    </li>
  );
}

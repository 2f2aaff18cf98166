import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, CheckboxField, Dialog, DialogActions, InputField } from '@etalage/ui-kit/dashboard';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type OrderActionsReply, postMakePaymentLink } from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { copyText } from '../../../screen/copy-text.ts';
import * as styles from './actions.css.ts';
import { type ActionDialogProps, ChangeDialog } from './change-dialog.tsx';
import { useOrderChange } from './use-order-change.ts';

interface Props extends ActionDialogProps {
  order: OwnerOrder;
  actions: OrderActionsReply;
}

/** Makes a link with which the buyer pays, shows it and mails it. */
export function LinkDialog({ order, actions, ...dialog }: Props) {
  const t = useText();
  const [made, setMade] = useState({ url: '', mailedTo: '' });
  const form = useForm({ defaultValues: { mail: true } });
  const { email, due } = actions;
  const change = useOrderChange(order, form, {
    call: (websiteId, seen, { mail }) => postMakePaymentLink(websiteId, seen, mail),
    onDone: ({ url }, { mail }) => setMade({ url, mailedTo: mail ? email : '' }),
  });
  if (made.url !== '') return <MadeLink {...dialog} {...made} />;
  return (
    <ChangeDialog
      {...dialog}
      title={t('order_actions_link_title')}
      effects={[t('order_actions_link_intro', { amount: formatMoney(due) })]}
      confirmText={t('order_actions_link')}
      change={change}
    >
      <CheckboxField label={t('order_actions_link_mail', { email })} {...form.register('mail')} />
    </ChangeDialog>
  );
}

interface MadeProps extends ActionDialogProps {
  url: string;
  mailedTo: string;
}

/** The link, to copy; it has the focus, so that it is read out. */
function MadeLink({ url, mailedTo, onClose, onCloseFocus }: MadeProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'' | 'copied' | 'not_copied'>('');
  useEffect(() => input.current?.select(), []);
  async function copy() {
    const isCopied = await copyText(url);
    if (!isCopied) input.current?.select();
    setCopied(isCopied ? 'copied' : 'not_copied');
  }
  return (
    <Dialog
      open
      title={t('order_actions_link_title')}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      <div className={styles.form}>
        {mailedTo !== '' && <p role="status">{t('order_actions_link_mailed', { email: mailedTo })}</p>}
        <InputField ref={input} label={t('order_actions_link_label')} readOnly value={url} />
        <p role="status" className={styles.done}>
          {copied !== '' && t(`order_actions_link_${copied}`)}
        </p>
        <DialogActions>
          <Action onClick={() => void copy()}>{t('order_actions_link_copy')}</Action>
          <Action kind="primary" onClick={onClose}>
            {t('order_actions_link_close')}
          </Action>
        </DialogActions>
      </div>
    </Dialog>
  );
}

import { nextOrderAction, type OrderAction, orderActionProblem } from '@etalage/shop-domain';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Action, Badge, Menu, type MenuEntry, useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type OrderActionsReply,
  orderActionsQuery,
  postCompleteOrder,
  renewOrder,
} from '../../../queries/order-action-queries.ts';
import type { OwnerOrder } from '../../../queries/order-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import * as styles from './actions.css.ts';
import type { ActionDialogProps } from './change-dialog.tsx';
import { CustomerDialog } from './customer-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { MailsDialog } from './mails-dialog.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { CancelDialog, ReopenDialog, UnpayDialog } from './status-dialogs.tsx';
import { seenOrder } from './use-order-change.ts';

type Opened = Exclude<OrderAction, 'complete' | 'uncomplete'> | 'customer' | 'mails';

const texts: Record<OrderAction, TextKey> = {
  pay: 'order_actions_pay',
  unpay: 'order_actions_unpay',
  link: 'order_actions_link',
  complete: 'order_actions_complete',
  uncomplete: 'order_actions_uncomplete',
  reopen: 'order_actions_reopen',
  cancel: 'order_actions_cancel',
};
/** In the order of the menu; cancelling comes last. */
const listed = ['pay', 'link', 'unpay', 'complete', 'uncomplete', 'reopen'] as const;

/** What can be done with an order: what comes next as a button, the rest in a menu. */
export function OrderActions({ order }: { order: OwnerOrder }) {
  const { website } = useSession();
  const t = useText();
  const { data, isError, refetch } = useQuery(orderActionsQuery(website.id, seenOrder(order)));
  if (data) return <Actions order={order} actions={data} />;
  if (isError) return <Action onClick={() => void refetch()}>{t('order_actions_retry')}</Action>;
  // Takes the room of the button that follows.
  return (
    <Action icon="more" busy>
      {t('order_actions_more')}
    </Action>
  );
}

function Actions({ order, actions }: { order: OwnerOrder; actions: OrderActionsReply }) {
  const t = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const complete = useComplete(order);
  const { facts } = actions;
  const next = nextOrderAction(facts);
  const run = (action: OrderAction) => {
    if (action === 'complete' || action === 'uncomplete') complete.mutate(action === 'complete');
    else setOpened(action);
  };
  const possible = listed.filter((action) => action !== next && orderActionProblem(action, facts) === null);
  const entries: MenuEntry[] = [
    ...possible.map((action) => ({ text: t(texts[action]), onChoose: () => run(action) })),
    { text: t('order_actions_customer'), onChoose: () => setOpened('customer') },
    { text: t('order_actions_mails'), onChoose: () => setOpened('mails') },
    // Shown with the reason when it is not possible, because that can be changed.
    ...(facts.status === 'placed'
      ? [{ text: t(texts.cancel), dangerous: true, onChoose: () => setOpened('cancel') }]
      : []),
  ];
  const dialog = {
    onClose: () => setOpened(null),
    // The button that opened it may be gone by then.
    onCloseFocus: (event: Event) => {
      event.preventDefault();
      button?.focus();
    },
  };
  return (
    <>
      {facts.status === 'completed' && (
        <span className={styles.state}>
          <Badge tone="good">{t('order_actions_completed')}</Badge>
        </span>
      )}
      <Menu
        trigger={
          <Action ref={setButton} icon="more">
            {t('order_actions_more')}
          </Action>
        }
        entries={entries}
      />
      {next && (
        <Action kind="primary" busy={complete.isPending} onClick={() => run(next)}>
          {t(texts[next])}
        </Action>
      )}
      <OpenedDialog opened={opened} order={order} actions={actions} {...dialog} />
    </>
  );
}

interface OpenedProps extends ActionDialogProps {
  opened: Opened | null;
  order: OwnerOrder;
  actions: OrderActionsReply;
}

function OpenedDialog({ opened, ...props }: OpenedProps) {
  const { actions: _actions, ...withoutActions } = props;
  switch (opened) {
    case 'pay':
      return <PayDialog {...props} />;
    case 'unpay':
      return <UnpayDialog {...props} />;
    case 'link':
      return <LinkDialog {...props} />;
    case 'reopen':
      return <ReopenDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'customer':
      return <CustomerDialog {...withoutActions} />;
    case 'mails':
      return <MailsDialog {...withoutActions} />;
    case null:
      return null;
  }
}

/** Marks an order as completed or open again, at once: each takes the other back. */
function useComplete(order: OwnerOrder) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: (completed: boolean) => postCompleteOrder(website.id, seenOrder(order), completed),
    onSuccess: (_, completed) =>
      showToast({
        text: t(completed ? 'order_actions_complete_done' : 'order_actions_uncomplete_done'),
      }),
    onError: (error) => {
      const isStale = failedWith(error, 'conflict');
      showToast({ text: isStale ? t('order_actions_conflict') : failureTexts(error, [], t).general });
    },
    onSettled: () => renewOrder(client, website.id, order.order.number),
  });
}

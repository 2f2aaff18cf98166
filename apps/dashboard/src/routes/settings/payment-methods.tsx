import { PAYMENT_METHODS, TRANSFER } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, ConfirmDialog, Menu, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DragRows } from '../../lists/tree/drag-rows.tsx';
import { placeOfStep, rowsOf, type TreeStep } from '../../lists/tree/tree-rows.ts';
import { useFocusLater } from '../../lists/tree/use-focus-later.ts';
import {
  type OwnedPaymentMethod,
  paymentMethodsQuery,
  type PaymentSettings,
} from '../../queries/payment-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { AccountCard } from '../account/account-card.tsx';
import * as categories from '../categories/categories.css.ts';
import * as styles from '../shipping/shipping.css.ts';
import { useMethodsAtProvider } from './mollie/use-methods-at-provider.ts';
import { PaymentMethodDialog } from './payment-method-dialog.tsx';
import { type PaymentNode, PaymentRow } from './payment-row.tsx';
import { offersAny, usePaymentMethods } from './use-payment-methods.ts';

/** The payment methods of the checkout: which, in which order, and why one is not offered. */
export function PaymentMethods() {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, refetch } = useQuery(paymentMethodsQuery(website.id));
  return (
    <AccountCard title={t('payment_methods_title')} intro={t('payment_methods_intro')}>
      {isPending && <TableSkeleton label={t('payment_methods_loading')} rows={3} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <MethodList settings={data} />}
    </AccountCard>
  );
}

const rowsOfMethods = (methods: readonly OwnedPaymentMethod[]) =>
  rowsOf<PaymentNode>(methods.map((method) => ({ id: method.id, method, items: [] })));

function MethodList({ settings }: { settings: PaymentSettings }) {
  const t = useText();
  const { methods } = settings;
  const rows = useMemo(() => rowsOfMethods(methods), [methods]);
  const [list, focusLater] = useFocusLater();
  const { add, turn, move, moved, isBusy } = usePaymentMethods(settings);
  const atProvider = useMethodsAtProvider(settings);
  const [edited, setEdited] = useState<OwnedPaymentMethod | null>(null);
  const [last, setLast] = useState<OwnedPaymentMethod | null>(null);
  function step(id: string, way: TreeStep) {
    const place = way === 'up' || way === 'down' ? placeOfStep(rows, id, way) : undefined;
    if (!place) return;
    move(id, place.index);
    focusLater(id, 'handle');
  }
  /** Asks first if customers could choose nothing after it. */
  function turnOrAsk(method: OwnedPaymentMethod) {
    const after = methods.map((one) => (one === method ? { ...one, enabled: !one.enabled } : one));
    const isLast = offersAny(settings) && !offersAny({ ...settings, methods: after });
    if (isLast) setLast(method);
    else turn(method);
  }
  return (
    <section ref={list} className={styles.list}>
      {!offersAny(settings) && <p className={styles.warning}>{t('payment_methods_none')}</p>}
      <DragRows
        rows={rows}
        most={1}
        nameOf={({ method }) => method.title}
        onDrop={(id, { index }) => move(id, index)}
      >
        {(row) => (
          <PaymentRow
            row={row}
            rows={rows}
            settings={settings}
            isOffAtProvider={atProvider.isOff(row.node.method)}
            isBusy={isBusy}
            onStep={(way) => step(row.node.id, way)}
            onEdit={() => setEdited(row.node.method)}
            onTurn={() => turnOrAsk(row.node.method)}
          />
        )}
      </DragRows>
      <ListEnd methods={methods} isUnknown={atProvider.isUnknown} onAdd={add} />
      <p role="status" className={categories.onlyRead}>
        {moved}
      </p>
      {edited && <PaymentMethodDialog method={edited} onClose={() => setEdited(null)} />}
      {last && (
        <LastMethodDialog
          onCancel={() => setLast(null)}
          onConfirm={() => {
            setLast(null);
            turn(last);
          }}
        />
      )}
    </section>
  );
}

/** Asks before customers can choose nothing and order without paying. */
function LastMethodDialog(answers: { onCancel: () => void; onConfirm: () => void }) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('payment_methods_last_title')}
      confirmLabel={t('shipping_turn_off')}
      cancelLabel={t('dashboard_cancel')}
      {...answers}
    >
      <p>{t('payment_methods_none')}</p>
    </ConfirmDialog>
  );
}

interface AddProps {
  methods: readonly OwnedPaymentMethod[];
  /** Whether the provider did not say which methods are on there. */
  isUnknown: boolean;
  onAdd: (id: (typeof PAYMENT_METHODS)[number]) => void;
}

/** Adds a method that is not there, and says how to move one; that for transfers is added with its account. */
function ListEnd({ methods, isUnknown, onAdd }: AddProps) {
  const t = useText();
  const missing = PAYMENT_METHODS.filter(
    (id) => id !== TRANSFER && !methods.some((method) => method.id === id),
  );
  return (
    <div className={styles.add}>
      {isUnknown && <p className={styles.soft}>{t('mollie_methods_unknown')}</p>}
      {missing.length > 0 && (
        <Menu
          trigger={<Action icon="plus">{t('payment_methods_add')}</Action>}
          entries={missing.map((id) => ({ text: t(`payment_method_${id}`), onChoose: () => onAdd(id) }))}
        />
      )}
      {methods.length > 1 && <p className={styles.soft}>{t('payment_methods_keys')}</p>}
    </div>
  );
}

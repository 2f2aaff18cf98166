import type { TextKey } from '@etalage/texts';
import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  type CustomerReply,
  postDeleteCustomerNote,
  renewCustomer,
} from '../../../queries/customer-queries.ts';
import { useDeleteNote } from '../../../screen/use-delete-note.ts';
import { useSession } from '../../../session/session-context.ts';
import { panelTitle } from '../../orders/orders.css.ts';
import * as styles from '../../orders/timeline/timeline.css.ts';
import { CustomerNoteForm } from './customer-note-form.tsx';
import { historyOf, type HistoryItem } from './history-of.ts';

const titles: Record<HistoryItem['kind'], TextKey> = {
  note: 'customers_note',
  found: 'customers_event_found',
  collected: 'customers_event_collected',
  erased: 'customers_event_erased',
  first: 'customers_event_first',
};

/** The notes of the shop about a customer, and what was done with the data, newest first. */
export function CustomerHistory({ reply }: { reply: CustomerReply }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id } = reply.customer;
  const { website } = useSession();
  const client = useQueryClient();
  const remove = useDeleteNote({
    remove: (note_id) => postDeleteCustomerNote(website.id, { id, note_id }),
    renew: () => renewCustomer(client, website.id, id),
    // Its button is gone.
    onDeleted: () => heading.current?.focus(),
  });
  return (
    <section aria-labelledby="customer-history">
      <h2 id="customer-history" ref={heading} tabIndex={-1} className={panelTitle}>
        {t('customers_history')}
      </h2>
      {!reply.erased && <CustomerNoteForm id={id} />}
      <ol className={styles.events}>
        {historyOf(reply).map((item) => (
          <Item key={item.id} item={item} busy={remove.isPending} onDelete={() => remove.mutate(item.id)} />
        ))}
      </ol>
    </section>
  );
}

function Item({ item, busy, onDelete }: { item: HistoryItem; busy: boolean; onDelete: () => void }) {
  const t = useText();
  const { kind, at, member, text, own } = item;
  return (
    <li className={styles.event}>
      <span className={styles.icon}>
        <Icon name={icons[kind]} size={18} />
      </span>
      <div className={styles.words}>
        <p>
          <span className={styles.title}>{t(titles[kind])}</span>{' '}
          <span className={styles.soft}>
            {member !== '' && `${t('redirects_history_by', { member })} `}
            <time dateTime={at.toISOString()} title={formatDateTime(at)}>
              {formatAgo(at, new Date())}
            </time>
          </span>
        </p>
        {text !== '' && <p className={styles.note}>{text}</p>}
        {own && (
          <button
            type="button"
            className={styles.deleting}
            disabled={busy}
            aria-label={t('notes_delete_of', { moment: formatDateTime(at) })}
            onClick={onDelete}
          >
            {t('notes_delete')}
          </button>
        )}
      </div>
    </li>
  );
}

const icons = {
  note: 'form',
  found: 'search',
  collected: 'download',
  erased: 'trash',
  first: 'customers',
} as const;

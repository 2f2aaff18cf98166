import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { productEventsQuery, type ProductEvent } from '../../../queries/product-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { event as eventRow, eventHead, events as eventList, soft } from '../../redirects/redirects.css.ts';
import { eventLines } from './event-lines.ts';

interface Props {
  id: string;
  title: string;
  onClose: () => void;
  onCloseFocus?: (event: Event) => void;
  /** Makes the product again what it was after an event; without it nothing can be restored here. */
  restore?: { run: (event: string) => void; busy: string; failure: string };
}

/** Who changed a product, when, and what it was before. */
export function ProductHistoryDialog({ id, title, onClose, onCloseFocus, restore }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(productEventsQuery(website.id, id));
  return (
    <Dialog
      open
      size="medium"
      title={t('products_history_title', { title })}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={soft}>{t('products_history_empty')}</p>}
      {restore && restore.failure !== '' && <p role="alert">{restore.failure}</p>}
      {data && data.length > 0 && (
        <ol className={eventList}>
          {data.map((event, index) => (
            <Event key={event.id} event={event}>
              {restore && index > 0 && (
                <Action busy={restore.busy === event.id} onClick={() => restore.run(event.id)}>
                  {t('products_history_restore')}
                </Action>
              )}
            </Event>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Event({ event, children }: { event: ProductEvent; children: ReactNode }) {
  const t = useText();
  const { at, member, action } = event;
  return (
    <li className={eventRow}>
      <p className={eventHead}>
        {t(`products_action_${action}`)}
        <span className={soft}>
          {t('redirects_history_by', { member })}{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, new Date())}
          </time>
        </span>
      </p>
      {eventLines(event, t).map(({ name, before, after }) => (
        <p key={name}>
          {before === '' && after === ''
            ? t('products_history_line_long', { name })
            : t('products_history_line', { name, before: before || '…', after: after || '…' })}
        </p>
      ))}
      {children}
    </li>
  );
}

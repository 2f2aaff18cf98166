import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { productEventsQuery } from '../../../queries/product-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useSession } from '../../../session/session-context.ts';
import { events as eventList, soft } from '../../../screen/history/history.css.ts';
import { eventLines } from '../../../screen/history/event-lines.ts';
import { HistoryEvent } from '../../../screen/history/history-event.tsx';
import { productParts } from './product-parts.ts';

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
            <HistoryEvent
              key={event.id}
              event={event}
              title={t(`products_action_${event.action}`)}
              lines={eventLines(event, t, productParts)}
            >
              {restore && index > 0 && (
                <Action busy={restore.busy === event.id} onClick={() => restore.run(event.id)}>
                  {t('products_history_restore')}
                </Action>
              )}
            </HistoryEvent>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

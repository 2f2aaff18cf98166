import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { productEventsQuery } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { eventLines } from '../../../screen/history/event-lines.ts';
import { HistoryDialog } from '../../../screen/history/history-dialog.tsx';
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
  const query = useQuery(productEventsQuery(website.id, id));
  return (
    <HistoryDialog
      title={t('products_history_title', { title })}
      query={query}
      empty={t('products_history_empty')}
      notice={restore && restore.failure !== '' && <p role="alert">{restore.failure}</p>}
      onClose={onClose}
      onCloseFocus={onCloseFocus}
    >
      {(event, index) => (
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
      )}
    </HistoryDialog>
  );
}

import { shortPath } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import {
  type ListedRedirect,
  type RedirectEvent,
  redirectEventsQuery,
} from '../../queries/redirect-queries.ts';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { events as eventList, soft } from '../../screen/history/history.css.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';

interface HistoryDialogProps {
  redirect: ListedRedirect;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Who changed a redirect, when, and what it was before. */
export function HistoryDialog({ redirect, onClose, onCloseFocus }: HistoryDialogProps) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(redirectEventsQuery(website.id, redirect.id));
  return (
    <Dialog
      open
      size="medium"
      title={t('redirects_history_title', { from: shortPath(redirect.from) })}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={2} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.events.length === 0 && <p className={soft}>{t('redirects_history_empty')}</p>}
      {data && data.events.length > 0 && (
        <ol className={eventList}>
          {data.events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Event({ event }: { event: RedirectEvent }) {
  const t = useText();
  const { action, before, after } = event;
  return (
    <HistoryEvent event={event} title={t(`redirects_action_${action}`)} lines={[]}>
      {before && (
        <p>
          {t('redirects_history_before')} {stateText(before, t)}
        </p>
      )}
      {after && (
        <p>
          {t('redirects_history_after')} {stateText(after, t)}
        </p>
      )}
    </HistoryEvent>
  );
}

function stateText({ from, to, permanent }: NonNullable<RedirectEvent['before']>, t: Translate): string {
  const text = `${from} → ${to}`;
  return permanent ? text : `${text} (${t('redirects_temporary').toLowerCase()})`;
}

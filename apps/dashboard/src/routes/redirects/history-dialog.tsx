import { shortPath } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import {
  type ListedRedirect,
  type RedirectEvent,
  redirectEventsQuery,
} from '../../queries/redirect-queries.ts';
import { HistoryDialog } from '../../screen/history/history-dialog.tsx';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { useSession } from '../../session/session-context.ts';

interface Props {
  redirect: ListedRedirect;
  onClose: () => void;
  onCloseFocus: (event: Event) => void;
}

/** Who changed a redirect, when, and what it was before. */
export function RedirectHistoryDialog({ redirect, onClose, onCloseFocus }: Props) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery({
    ...redirectEventsQuery(website.id, redirect.id),
    select: ({ events }) => events,
  });
  return (
    <HistoryDialog
      title={t('redirects_history_title', { from: shortPath(redirect.from) })}
      query={query}
      empty={t('redirects_history_empty')}
      onClose={onClose}
      onCloseFocus={onCloseFocus}
    >
      {(event) => <Event key={event.id} event={event} />}
    </HistoryDialog>
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

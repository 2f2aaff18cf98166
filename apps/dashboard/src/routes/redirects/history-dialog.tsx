import { shortPath } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import {
  type ListedRedirect,
  type RedirectEvent,
  redirectEventsQuery,
} from '../../queries/redirect-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import * as styles from './redirects.css.ts';

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
      {data?.events.length === 0 && <p className={styles.soft}>{t('redirects_history_empty')}</p>}
      {data && data.events.length > 0 && (
        <ol className={styles.events}>
          {data.events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function Event({ event: { at, member, action, before, after } }: { event: RedirectEvent }) {
  const t = useText();
  return (
    <li className={styles.event}>
      <p className={styles.eventHead}>
        {t(`redirects_action_${action}`)}
        <span className={styles.soft}>
          {t('redirects_history_by', { member })}{' '}
          <time dateTime={at} title={formatDateTime(at)}>
            {formatAgo(at, new Date())}
          </time>
        </span>
      </p>
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
    </li>
  );
}

function stateText({ from, to, permanent }: NonNullable<RedirectEvent['before']>, t: Translate): string {
  const text = `${from} → ${to}`;
  return permanent ? text : `${text} (${t('redirects_temporary').toLowerCase()})`;
}

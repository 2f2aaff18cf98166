import { useText } from '@etalage/ui-kit';
import { Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from '../load-failure.tsx';
import * as styles from './history.css.ts';

interface Props<Event> {
  title: string;
  query: Pick<UseQueryResult<readonly Event[]>, 'data' | 'isError' | 'refetch'>;
  /** Shown when nothing has happened yet. */
  empty: string;
  /** Above the events. */
  notice?: ReactNode;
  onClose: () => void;
  onCloseFocus?: ((event: globalThis.Event) => void) | undefined;
  /** One event, as a list item. */
  children: (event: Event, index: number) => ReactNode;
}

/** What happened to a thing, newest first: while it is fetched, when that failed, and when there is nothing yet. */
export function HistoryDialog<Event>({
  title,
  query: { data, isError, refetch },
  empty,
  notice,
  onClose,
  onCloseFocus,
  children,
}: Props<Event>) {
  const t = useText();
  return (
    <Dialog
      open
      size="medium"
      title={title}
      onOpenChange={(open) => !open && onClose()}
      onCloseFocus={onCloseFocus}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={styles.soft}>{empty}</p>}
      {notice}
      {data && data.length > 0 && <ol className={styles.events}>{data.map(children)}</ol>}
    </Dialog>
  );
}

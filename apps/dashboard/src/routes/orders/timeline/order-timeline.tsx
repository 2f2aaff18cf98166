import { useText } from '@etalage/ui-kit';
import { TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type OwnerOrder, orderTimelineQuery, postDeleteOrderNote } from '../../../queries/order-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { useDeleteNote } from '../../../screen/use-delete-note.ts';
import { useSession } from '../../../session/session-context.ts';
import { panelTitle } from '../orders.css.ts';
import { NoteForm } from './note-form.tsx';
import { TimelineItem } from './timeline-item.tsx';
import * as styles from './timeline.css.ts';
import { useTimelineRenewal } from './use-timeline-renewal.ts';

/** Everything that happened to an order, newest first, and the notes of the shop. */
export function OrderTimeline({ order }: { order: OwnerOrder }) {
  const t = useText();
  const { website } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, kind } = order.order;
  const { data, isPending, isError, refetch } = useQuery(orderTimelineQuery(website.id, number));
  const renew = useTimelineRenewal(number);
  const remove = useDeleteNote({
    remove: (id) => postDeleteOrderNote(website.id, { number, id }),
    renew,
    // Its button is gone.
    onDeleted: () => heading.current?.focus(),
  });
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" ref={heading} tabIndex={-1} className={panelTitle}>
        {t('timeline_heading')}
      </h2>
      {kind !== 'quote' && <NoteForm number={number} />}
      {isPending && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <ol className={styles.events}>
          {data.map((event) => (
            <TimelineItem
              key={event.id}
              event={event}
              busy={remove.isPending}
              onDeleteNote={(id) => remove.mutate(id)}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

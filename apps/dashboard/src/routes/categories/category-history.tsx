import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoryEventsQuery, type OwnedCategory } from '../../queries/category-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { eventTitle, readableChange } from './readable-change.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { events as eventList, soft } from '../../screen/history/history.css.ts';

const parts: PartNames = {
  status: 'products_column_state',
  title: 'products_field_title',
  url: 'products_field_url',
  link: 'products_field_link',
  layout: 'categories_field_layout',
  image: 'categories_field_image',
  short_description: 'categories_field_short',
  description: 'categories_field_description',
  sort: 'categories_sort',
  rule: 'categories_products_which',
  filters: 'categories_section_filters',
  seo_title: 'pages_seo_title',
  seo_description: 'pages_seo_description',
  place: 'categories_history_place',
};

/** The button that opens the history of a category. */
export function CategoryHistory({ category }: { category: OwnedCategory }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>{t('products_history')}</Action>
      {isOpen && <CategoryHistoryDialog category={category} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CategoryHistoryDialog({ category, onClose }: { category: OwnedCategory; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(categoryEventsQuery(website.id, category.id));
  return (
    <Dialog
      open
      size="medium"
      title={t('products_history_title', { title: category.title })}
      onOpenChange={(open) => !open && onClose()}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={soft}>{t('categories_history_empty')}</p>}
      {data && data.length > 0 && (
        <ol className={eventList}>
          {data.map((event) => (
            <HistoryEvent
              key={event.id}
              event={event}
              title={eventTitle(event, t)}
              lines={eventLines(readableChange(event, t), t, parts)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { categoryEventsQuery, filterKeysQuery, type OwnedCategory } from '../../queries/category-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { eventTitle, readableChange } from './readable-change.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryButton } from '../../screen/history/history-button.tsx';
import { HistoryDialog } from '../../screen/history/history-dialog.tsx';
import { HistoryEvent } from '../../screen/history/history-event.tsx';

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
  return (
    <HistoryButton>
      {(onClose) => <CategoryHistoryDialog category={category} onClose={onClose} />}
    </HistoryButton>
  );
}

function CategoryHistoryDialog({ category, onClose }: { category: OwnedCategory; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(categoryEventsQuery(website.id, category.id));
  const filters = useQuery(filterKeysQuery(website.id));
  const titles = new Map(filters.data?.map((one) => [one.key, one.title]));
  return (
    <HistoryDialog
      title={t('products_history_title', { title: category.title })}
      query={query}
      empty={t('categories_history_empty')}
      onClose={onClose}
    >
      {(event) => (
        <HistoryEvent
          key={event.id}
          event={event}
          title={eventTitle(event, t)}
          lines={eventLines(readableChange(event, t, titles), t, parts)}
        />
      )}
    </HistoryDialog>
  );
}

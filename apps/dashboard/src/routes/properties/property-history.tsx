import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { type OpenedProperty, propertyEventsQuery } from '../../queries/property-queries.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryButton } from '../../screen/history/history-button.tsx';
import { HistoryDialog } from '../../screen/history/history-dialog.tsx';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { useSession } from '../../session/session-context.ts';

const parts: PartNames = {
  title: 'products_field_title',
  kind: 'properties_field_kind',
  unit: 'properties_field_unit',
  values: 'properties_section_values',
  added: 'properties_history_added',
};

/** The button that opens the history of a property. */
export function PropertyHistory({ property }: { property: OpenedProperty }) {
  return (
    <HistoryButton>
      {(onClose) => <PropertyHistoryDialog property={property} onClose={onClose} />}
    </HistoryButton>
  );
}

function PropertyHistoryDialog({ property, onClose }: { property: OpenedProperty; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(propertyEventsQuery(website.id, property.id));
  const named = (part: Readonly<Record<string, unknown>> | null) =>
    part && {
      ...part,
      ...('values' in part && { values: namesOf(part['values']) }),
      ...('added' in part && { added: namesOf(part['added']) }),
      ...('kind' in part && { kind: t(`properties_kind_${part['kind'] as OpenedProperty['kind']}`) }),
    };
  return (
    <HistoryDialog
      title={t('products_history_title', { title: property.title })}
      query={query}
      empty={t('properties_history_empty')}
      onClose={onClose}
    >
      {(event) => (
        <HistoryEvent
          key={event.id}
          event={event}
          title={t(`properties_action_${event.action}`)}
          lines={eventLines({ before: named(event.before), after: named(event.after) }, t, parts)}
        />
      )}
    </HistoryDialog>
  );
}

/** The names of stored values; of many only the first ones, with dots. */
function namesOf(values: unknown): string {
  const names = (values as { value: string }[]).map(({ value }) => value).join(', ');
  return names.length > 60 ? `${names.slice(0, 58)}…` : names;
}

import { useText } from '@etalage/ui-kit';
import { Action, Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type OpenedProperty, propertyEventsQuery } from '../../queries/property-queries.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { events as eventList, soft } from '../../screen/history/history.css.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';

const parts: PartNames = {
  title: 'products_field_title',
  kind: 'properties_field_kind',
  unit: 'properties_field_unit',
  values: 'properties_section_values',
};

/** The button that opens the history of a property. */
export function PropertyHistory({ property }: { property: OpenedProperty }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Action onClick={() => setIsOpen(true)}>{t('products_history')}</Action>
      {isOpen && <HistoryDialog property={property} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HistoryDialog({ property, onClose }: { property: OpenedProperty; onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(propertyEventsQuery(website.id, property.id));
  const named = (part: Readonly<Record<string, unknown>> | null) =>
    part && {
      ...part,
      ...('values' in part && { values: namesOf(part['values']) }),
      ...('kind' in part && { kind: t(`properties_kind_${part['kind'] as OpenedProperty['kind']}`) }),
    };
  return (
    <Dialog
      open
      size="medium"
      title={t('products_history_title', { title: property.title })}
      onOpenChange={(open) => !open && onClose()}
    >
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={soft}>{t('properties_history_empty')}</p>}
      {data && data.length > 0 && (
        <ol className={eventList}>
          {data.map((event) => (
            <HistoryEvent
              key={event.id}
              event={event}
              title={t(`properties_action_${event.action}`)}
              lines={eventLines({ before: named(event.before), after: named(event.after) }, t, parts)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

/** The names of stored values; of many only the first ones, with dots. */
function namesOf(values: unknown): string {
  const names = (values as { value: string }[]).map(({ value }) => value).join(', ');
  return names.length > 60 ? `${names.slice(0, 58)}…` : names;
}

import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { type OpenedProperty, propertyEventsQuery } from '../../queries/property-queries.ts';
import { eventLines, type PartNames } from '../../screen/history/event-lines.ts';
import { HistoryButton } from '../../screen/history/history-button.tsx';
import { HistoryDialog } from '../../screen/history/history-dialog.tsx';
import { HistoryEvent } from '../../screen/history/history-event.tsx';
import { useSession } from '../../session/session-context.ts';
import { useRestoreProperty } from './use-restore-property.ts';
import { ValueChanges } from './value-changes.tsx';

/** The values have lines of their own. */
const parts: PartNames = {
  title: 'products_field_title',
  kind: 'properties_field_kind',
  unit: 'properties_field_unit',
};

interface Props {
  property: OpenedProperty;
  /** Whether something is typed that is not stored, which restoring would lose. */
  isUnsaved: boolean;
  onRestored: (property: OpenedProperty) => void;
}

/** The button that opens the history of a property, from which an earlier state can be restored. */
export function PropertyHistory(props: Props) {
  return <HistoryButton>{(onClose) => <PropertyHistoryDialog {...props} onClose={onClose} />}</HistoryButton>;
}

function PropertyHistoryDialog({
  property,
  isUnsaved,
  onRestored,
  onClose,
}: Props & { onClose: () => void }) {
  const t = useText();
  const { website } = useSession();
  const query = useQuery(propertyEventsQuery(website.id, property.id));
  const { restore, busy, failure } = useRestoreProperty(property, (restored) => {
    onClose();
    onRestored(restored);
  });
  const named = (part: Readonly<Record<string, unknown>> | null) =>
    part && {
      ...part,
      ...('kind' in part && { kind: t(`properties_kind_${part['kind'] as OpenedProperty['kind']}`) }),
    };
  const notice = isUnsaved ? t('properties_history_unsaved') : failure;
  return (
    <HistoryDialog
      title={t('products_history_title', { title: property.title })}
      query={query}
      empty={t('properties_history_empty')}
      notice={notice !== '' && <p role="alert">{notice}</p>}
      onClose={onClose}
    >
      {(event, index) => (
        <HistoryEvent
          key={event.id}
          event={event}
          title={t(`properties_action_${event.action}`)}
          lines={eventLines({ before: named(event.before), after: named(event.after) }, t, parts)}
        >
          {event.before && event.after && (
            <ValueChanges
              before={event.before['values']}
              after={event.after['values'] ?? event.after['added']}
            />
          )}
          {index > 0 && !isUnsaved && (
            <Action busy={busy === event.id} onClick={() => restore(event.id)}>
              {t('products_history_restore')}
            </Action>
          )}
        </HistoryEvent>
      )}
    </HistoryDialog>
  );
}

import { formatAgo, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import type { OrderEvent } from '../../../queries/order-queries.ts';
import { eventWords } from './event-words.ts';
import * as styles from './timeline.css.ts';

interface Props {
  event: OrderEvent;
  busy: boolean;
  onDeleteNote: (id: string) => void;
}

/** One event of a time line: what happened, by whom and when. */
export function TimelineItem({ event, busy, onDeleteNote }: Props) {
  const t = useText();
  const { icon, title, text, isProblem } = eventWords(event, t);
  const member = 'member' in event ? event.member : '';
  const note = event.kind === 'note' && !event.deleted_at ? event : null;
  return (
    <li className={styles.event}>
      <span className={isProblem ? styles.problemIcon : styles.icon}>
        <Icon name={isProblem ? 'warning' : icon} size={18} />
      </span>
      <div className={styles.words}>
        <p>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.soft}>
            {member !== '' && `${t('redirects_history_by', { member })} `}
            <time dateTime={event.at.toISOString()} title={formatDateTime(event.at)}>
              {formatAgo(event.at, new Date())}
            </time>
          </span>
        </p>
        {text !== '' && <p className={isProblem ? styles.problem : styles.soft}>{text}</p>}
        {note && <p className={styles.note}>{note.text}</p>}
        {note?.own && (
          <button
            type="button"
            className={styles.deleting}
            disabled={busy}
            aria-label={t('notes_delete_of', { moment: formatDateTime(note.at) })}
            onClick={() => onDeleteNote(note.id)}
          >
            {t('notes_delete')}
          </button>
        )}
      </div>
    </li>
  );
}

import type { CustomerReply } from '../../../queries/customer-queries.ts';

export interface HistoryItem {
  readonly kind: 'note' | 'found' | 'collected' | 'erased' | 'first';
  readonly id: string;
  readonly at: Date;
  /** Who did it; '' for what nobody of the shop did. */
  readonly member: string;
  /** Of a note. */
  readonly text: string;
  /** Whether it is a note that the member may delete. */
  readonly own: boolean;
}

/** What members do that is shown; notes show themselves. */
const actions = ['found', 'collected', 'erased'] as const;

/** What happened with a customer, newest first; notes stand for what was written about them. */
export function historyOf({ customer, notes, events }: CustomerReply): HistoryItem[] {
  const items: HistoryItem[] = [
    ...notes.map((note) => ({ kind: 'note' as const, ...note })),
    ...events.flatMap(({ action, ...event }) => {
      const kind = actions.find((one) => one === action);
      return kind ? [{ kind, ...event, text: '', own: false }] : [];
    }),
  ];
  const first = {
    kind: 'first' as const,
    id: 'first',
    at: customer.first_seen_at,
    member: '',
    text: '',
    own: false,
  };
  return [...items.toSorted((one, other) => other.at.getTime() - one.at.getTime()), first];
}

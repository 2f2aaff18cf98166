import type { ListedInvoice } from '../../../queries/invoice-queries.ts';

export type InvoicePeppol = NonNullable<ListedInvoice['peppol']>;

/** In which colour a state is shown: what waits for somebody, what is on its way, and what is done. */
export const peppolTones = {
  none: 'neutral',
  waiting: 'waiting',
  sent: 'waiting',
  delivered: 'good',
  refused: 'bad',
  unreachable: 'neutral',
  settled: 'neutral',
} as const satisfies Record<InvoicePeppol['state'], string>;

/** What is said below a document, besides its state; '' if there is nothing to say. */
export function peppolHint({ state, is_due, reason }: InvoicePeppol): '' | 'due' | 'unreachable' | 'reason' {
  if (reason !== '') return 'reason';
  if (state === 'unreachable') return 'unreachable';
  return state === 'none' && is_due ? 'due' : '';
}

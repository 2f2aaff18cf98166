import type { RetentionKind } from '@etalage/shop-domain';
import { customerNotes, invitations, mails, orderNotes, submissions } from './message-sources.ts';
import { orders, quotes, unpaidOrders, withdrawals } from './purchase-sources.ts';
import type { RetentionSource } from './retention-source.ts';
import { carts, changes, consents, imports, searches, strangers, vatChecks } from './trace-sources.ts';

/** Where the rows of each kind are. */
export const retentionSources: Readonly<Record<RetentionKind, readonly RetentionSource[]>> = {
  submissions: [submissions],
  quotes: [quotes],
  carts: [carts, strangers],
  unpaid_orders: [unpaidOrders],
  orders: [orders],
  withdrawals: [withdrawals],
  notes: [customerNotes, orderNotes],
  mails: [mails],
  searches: [searches],
  consents: [consents],
  vat_checks: [vatChecks],
  changes: [changes],
  invitations: [invitations],
  imports: [imports],
};

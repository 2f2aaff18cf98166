import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { withWebsite } from '../db/with-website.ts';
import type { PeppolDocumentRow } from '../invoices/peppol.repository.ts';
import { recordOrderChange } from '../owned-orders/change-order.ts';
import { lockOrder } from '../payments/order.repository.ts';
import { changeDocument, type DocumentChange } from './outbox.repository.ts';

/** In whose name the time line has it: nobody did it. */
const NOBODY = { id: '', name: '' };

interface Outcome {
  readonly one: Pick<PeppolDocumentRow, 'invoice_id' | 'order_id' | 'key'>;
  /** Only from these states; from others it says nothing new. */
  readonly from: readonly PeppolDocumentRow['state'][];
  readonly change: DocumentChange;
}

/** Stores what became of a document, and writes a new state on the time line of its order. */
export async function recordOutcome(
  db: AppDatabase,
  websiteId: string,
  { one, from, change }: Outcome,
): Promise<void> {
  await retryConflicts(() =>
    withWebsite(db, websiteId, async (tx) => {
      const order = await lockOrder(tx, websiteId, one.order_id);
      if (!order) return;
      const isChanged = await changeDocument(tx, websiteId, one, from, change);
      if (!isChanged || change.state === undefined) return;
      const { number } = await tx
        .selectFrom('invoices')
        .select('number')
        .where('website_id', '=', websiteId)
        .where('id', '=', one.invoice_id)
        .executeTakeFirstOrThrow();
      const action = `peppol_${change.state}`;
      await recordOrderChange(tx, websiteId, NOBODY, order, { action, after: { number } });
    }),
  );
}

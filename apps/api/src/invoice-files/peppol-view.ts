import type { listOrderInvoices, OutputOf } from '@etalage/api-contract';
import { type InvoiceDocument, participantOfBuyer, peppolNeed } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { canSend, type PeppolAccountRow } from '../invoices/peppol-account.repository.ts';
import type { PeppolDocumentRow } from '../invoices/peppol.repository.ts';
import { peppolReason } from './peppol-reason.ts';

type View = OutputOf<typeof listOrderInvoices>['invoices'][number]['peppol'];

interface Known {
  readonly row: PeppolDocumentRow | undefined;
  readonly account: PeppolAccountRow | undefined;
}

/** What became of a document in the network, and what a member can do about it. */
export function peppolView(document: InvoiceDocument, { row, account }: Known, t: Translate): View {
  const need = peppolNeed(document);
  if (!row && (need === 'none' || (need === 'may' && !canSend(account)))) return null;
  const receiver = row ? { scheme: row.scheme, id: row.participant } : participantOfBuyer(document.buyer);
  const state = row?.state ?? 'none';
  const isMissing = state === 'waiting' && row?.participant === '';
  const isStuck = state === 'refused' || state === 'unreachable' || isMissing;
  // Of an erased buyer nobody knows any more where it should go.
  const isKnown = need !== 'none';
  return {
    state,
    is_due: need === 'must',
    scheme: receiver?.scheme ?? '',
    participant: receiver?.id ?? '',
    reason: row && (isMissing || row.reason_code !== '') ? peppolReason(row, t) : '',
    can_send: isKnown && canSend(account) && (isStuck || state === 'none' || state === 'settled'),
    can_settle: isStuck,
  };
}

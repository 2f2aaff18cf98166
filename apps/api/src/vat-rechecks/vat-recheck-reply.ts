import type { getVatRecheck, OutputOf } from '@etalage/api-contract';
import { vatRefundOf } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { refundStateOf } from '../payments/refund-state.ts';
import { correctionPlan, numberOf } from './correction-plan.ts';
import { findRecheck } from './recheck.repository.ts';

type Reply = OutputOf<typeof getVatRecheck>;

const NOTHING: Omit<Reply, 'version'> = {
  state: 'none',
  vat_number: '',
  consultation_number: '',
  answered_at: '',
  proposal: 'none',
  problems: [],
  invoice_number: '',
  invoice_tax: 0,
  tax_to_pay_back: 0,
};

/** What became of the VAT number of an order, and what its documents need. */
export async function vatRecheckReply(
  tx: WebsiteTransaction,
  context: { readonly websiteId: string; readonly translate: Translate },
  order: OrderRow,
): Promise<Reply> {
  const { websiteId } = context;
  const recheck = await findRecheck(tx, websiteId, order.id);
  if (!recheck) return { ...NOTHING, version: order.version };
  const { state, proposal, answer, answered_at } = recheck;
  const isAsked = proposal === 'open' || proposal === 'declined';
  const plan = isAsked ? await correctionPlan(tx, context, order.id, recheck) : undefined;
  return {
    version: order.version,
    state,
    vat_number: numberOf(recheck),
    consultation_number: answer?.consultation_number ?? '',
    answered_at: answered_at?.toISOString() ?? '',
    proposal,
    problems: plan && plan.problem !== '' ? [plan.problem] : [],
    invoice_number: plan?.invoiceNumber ?? '',
    invoice_tax: plan?.ready?.tax ?? 0,
    tax_to_pay_back: proposal === 'made' ? await taxToPayBack(tx, order) : 0,
  };
}

async function taxToPayBack(tx: WebsiteTransaction, order: OrderRow): Promise<number> {
  const { main, remainder } = await refundStateOf(tx, order.website_id, order);
  return main ? vatRefundOf(remainder).amount : 0;
}

import type { Customer, ViesStatus } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import { viesUnavailable } from '../ports/vies/vies-reply.ts';
import { findValidCheck, insertCheck } from '../vat-numbers/vies-check.repository.ts';
import { viesKeyOf, viesQuestionOf } from '../vat-numbers/vies-question.ts';
import { findOfferShop } from './offer-shop.repository.ts';

/** What is known about the VAT number of a customer. */
export interface OfferVies {
  readonly status: ViesStatus;
  /** The proof: a row of vies_checks; null without one. */
  readonly checkId: string | null;
}

const UNCHECKED: OfferVies = { status: 'unchecked', checkId: null };
const DAY = 24 * 3_600_000;

/**
 * Checks the VAT number of a customer of an offer, as that of a cart: a valid answer is used for 24 hours. The caller holds
 * no lock, because the request to VIES may take long.
 */
export async function checkedVies(context: HandlerContext, customer: Customer): Promise<OfferVies> {
  if (viesKeyOf(customer) === '') return UNCHECKED;
  const { websiteId, now, limiter, ports } = context;
  const { question, known } = await context.read(async (tx) => {
    const { settings } = await findOfferShop(tx, websiteId, now());
    const asked = viesQuestionOf(customer, settings.sellerVatNumber);
    const since = new Date(now().getTime() - DAY);
    return { question: asked, known: asked && (await findValidCheck(tx, websiteId, asked, since)) };
  });
  if (!question) return { status: 'invalid', checkId: null };
  if (known) return { status: known.status, checkId: known.id };
  const wait = await limiter.hit('vies', `offers:${websiteId}`);
  const answer = wait === 0 ? await ports.vies.check(question) : viesUnavailable('OWN_LIMIT');
  const check = await context.write((tx) => insertCheck(tx, websiteId, question, answer, now()));
  return { status: check.status, checkId: check.id };
}

const stored = z.object({ status: z.enum(['unchecked', 'valid', 'invalid', 'unavailable']) });

/** What was known about the number when a snapshot was made. */
export function viesStatusOf({ vat }: OrderSnapshot): ViesStatus {
  const read = stored.safeParse(vat);
  return read.success ? read.data.status : 'unchecked';
}

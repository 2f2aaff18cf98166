import type { Cart } from '@etalage/shop-domain/schema';
import { ApiError } from '../calls/api-error.ts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { ViesAnswer, ViesQuestion } from '../ports/vies/vies-port.ts';
import { viesUnavailable } from '../ports/vies/vies-reply.ts';
import { customerOf } from '../vat-numbers/cart-customer.ts';
import { type CartChange, updateCart } from './cart.repository.ts';
import { type OpenCart, openCart, priceOpenCart } from './cart.service.ts';
import { type KnownCheck, findValidCheck, insertCheck } from '../vat-numbers/vies-check.repository.ts';
import { viesKeyOf, viesQuestionOf } from '../vat-numbers/vies-question.ts';

const DAY = 24 * 3600 * 1000;

interface Subject {
  readonly key: string;
  readonly question: ViesQuestion | undefined;
  readonly known: KnownCheck | undefined;
}

/**
 * Checks the VAT number of a cart and returns the cart after the check. No lock is held during the request to VIES: the
 * cart is read, the service is called, and its answer is written only if the number is still the same. A valid answer
 * is used for 24 hours. Above the rate limit the call is refused (`requested`), or continues with VAT charged
 * (`when-changed`).
 */
export async function checkCartVatNumber(
  context: HandlerContext,
  session: string,
  reason: 'requested' | 'when-changed',
): Promise<Cart> {
  const { read, write, websiteId, now } = context;
  const subject = await read(async (tx): Promise<Subject> => {
    const open = await openCart(tx, websiteId, session, { lock: false, now: now() });
    const { key, question } = subjectOf(open);
    const since = new Date(now().getTime() - DAY);
    return { key, question, known: question && (await findValidCheck(tx, websiteId, question, since)) };
  });
  const answer =
    subject.question && !subject.known ? await ask(context, session, subject.question, reason) : undefined;
  return write(async (tx) => {
    const open = await openCart(tx, websiteId, session, { lock: true, now: now() });
    const { question } = subject;
    const check =
      answer && question ? await insertCheck(tx, websiteId, question, answer, now()) : subject.known;
    const isStillTheSame = subject.key !== '' && subjectOf(open).key === subject.key;
    const change = isStillTheSame ? outcomeOf(subject.key, check, now()) : {};
    const { lines, reply } = await priceOpenCart(tx, { ...open, cart: { ...open.cart, ...change } });
    if (isStillTheSame) await updateCart(tx, open.cart, change, { now: now(), hasLines: lines.length > 0 });
    return reply;
  });
}

function subjectOf({ cart, settings }: OpenCart): Omit<Subject, 'known'> {
  const customer = customerOf(cart.customer, settings.sellerCountry);
  const key = viesKeyOf(customer);
  return { key, question: key === '' ? undefined : viesQuestionOf(customer, settings.sellerVatNumber) };
}

async function ask(
  { limiter, ports }: HandlerContext,
  session: string,
  question: ViesQuestion,
  reason: 'requested' | 'when-changed',
): Promise<ViesAnswer> {
  const wait = await limiter.hit('vies', session);
  if (wait === 0) return ports.vies.check(question);
  if (reason === 'requested') throw new ApiError('rate_limited', undefined, { retryAfter: wait });
  return viesUnavailable('OWN_LIMIT');
}

/** Without a check the number is not well-formed or its check digits are wrong, which needs no proof. */
function outcomeOf(key: string, check: KnownCheck | undefined, now: Date): CartChange {
  return {
    vies_number: key,
    vies_status: check?.status ?? 'invalid',
    vies_check_id: check?.id ?? null,
    vies_checked_at: check?.checked_at ?? now,
  };
}

import type { getWebshop, saveWebshop } from '@etalage/api-contract';
import { shopPageFields, type WebshopContent } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type Message } from '../calls/api-error.ts';
import type { Handler, Handlers, Member } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockPages } from '../pages/page.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { pathsByField, refuseWebshop } from './check-pages.ts';
import { changeCounters } from './counters.repository.ts';
import { readWebshop, type StoredWebshop, writeWebshop } from './webshop.repository.ts';

const roles = ['owner'] as const;

/** The settings of the webshop. */
export const getWebshopHandler: Handler<typeof getWebshop> = async (_, context) => {
  requireRole(context, roles);
  return context.read(async (tx) => replyOf(await readWebshop(tx, context.websiteId), context));
};

/** Stores the settings of the webshop; a repeat of a save whose reply was lost gets that reply. */
export const saveWebshopHandler: Handler<typeof saveWebshop> = async (input, context) => {
  const member = requireRole(context, roles);
  const { websiteId } = context;
  const { next_order, next_quote, ...content } = input.webshop;
  return context.write(async (tx) => {
    await lockName(tx, `webshop:${websiteId}`);
    // No page can take an address that is about to belong to the shop.
    await lockPages(tx, websiteId);
    const before = await readWebshop(tx, websiteId);
    const keys = changedKeys(before, content);
    const chosen = { next_order, next_quote };
    const numbers = changedNumbers(before, chosen);
    const isRepeated = before.version === input.version + 1 && keys.length === 0 && isPassed(before, chosen);
    if (isRepeated) return replyOf(before, context);
    if (before.version !== input.version) throw new ApiError('conflict');
    if (keys.length === 0 && numbers.length === 0) return replyOf(before, context);
    // No product gets a price while its side of VAT changes.
    if (keys.includes('price_mode')) await lockProducts(tx, websiteId);
    await refuseWebshop(tx, websiteId, { before, after: content, now: context.now() });
    await redirectPages(tx, websiteId, member, { before, after: content });
    const { order_prefix, order_digits, quote_prefix, quote_digits, ...rest } = content;
    await writeWebshop(tx, websiteId, { ...rest, version: before.version + 1 });
    if (numbers.length > 0 || keys.some((key) => numberFields.includes(key)))
      await storeNumbers(tx, websiteId, {
        chosen: {
          order: { prefix: order_prefix, digits: order_digits, next: next_order },
          quote: { prefix: quote_prefix, digits: quote_digits, next: next_quote },
        },
        least: { order: before.least_order, quote: before.least_quote },
      });
    const after = await readWebshop(tx, websiteId);
    const partOf = (state: typeof after) =>
      Object.fromEntries([...keys, ...numbers].map((key) => [key, state[key]]));
    const changes = [{ subjectId: websiteId, before: partOf(before), after: partOf(after) }];
    await recordChange(tx, websiteId, member, { kind: 'webshop', action: 'saved', changes });
    return replyOf(after, context);
  });
};

/** The settings with what the details of the seller lack, as its owner reads it. */
function replyOf(
  { missing, ...webshop }: StoredWebshop,
  { translate: t }: Pick<Parameters<typeof getWebshopHandler>[1], 'translate'>,
) {
  return { webshop: { ...webshop, seller_problems: missing.map(({ key, values }) => t(key, values)) } };
}

/** The handlers of the calls about the settings of the webshop. */
export const webshopHandlers = {
  getWebshop: getWebshopHandler,
  saveWebshop: saveWebshopHandler,
} satisfies Partial<Handlers>;

/** Sends visitors and links in mails from the old addresses of the shop's pages to the new ones. */
async function redirectPages(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { before, after }: { readonly before: WebshopContent; readonly after: WebshopContent },
): Promise<void> {
  const old = pathsByField(before);
  const paths = pathsByField(after);
  const now: string[] = Object.values(paths);
  const moves = shopPageFields
    .map((field) => ({ from: old[field], to: paths[field] }))
    // Two pages that changed places have no old address.
    .filter(({ from, to }) => from !== to && !now.includes(from));
  await redirectMoved(tx, websiteId, member, moves);
}

/** How the numbers of orders and quotes look. */
const numberFields: readonly (keyof WebshopContent)[] = [
  'order_prefix',
  'order_digits',
  'quote_prefix',
  'quote_digits',
];

/** Stores how numbers go on. Last, because buyers wait for the counters; throws if one would be given twice. */
async function storeNumbers(
  tx: WebsiteTransaction,
  websiteId: string,
  numbers: Parameters<typeof changeCounters>[2],
): Promise<void> {
  const errors = await changeCounters(tx, websiteId, numbers);
  const fields: Record<string, readonly Message[]> = {};
  for (const [field, messages] of Object.entries(errors)) fields[`webshop.${field}`] = messages;
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}

function changedKeys(before: WebshopContent, after: WebshopContent) {
  return (Object.keys(after) as (keyof WebshopContent)[]).filter((key) => before[key] !== after[key]);
}

interface ChosenNext {
  readonly next_order: number | null;
  readonly next_quote: number | null;
}

const nextFields = ['next_order', 'next_quote'] as const;

/** The series that go on at another number. */
function changedNumbers(before: StoredWebshop, chosen: ChosenNext) {
  return nextFields.filter((field) => chosen[field] !== null && chosen[field] !== before[field]);
}

/** Whether the series stand at the chosen numbers, or went on since. */
function isPassed(before: StoredWebshop, chosen: ChosenNext): boolean {
  return nextFields.every((field) => (chosen[field] ?? 0) <= before[field]);
}

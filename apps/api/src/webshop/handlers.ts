import type { getWebshop, saveWebshop } from '@etalage/api-contract';
import { shopPageFields, type WebshopContent } from '@etalage/shop-domain';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, Handlers, Member } from '../calls/handler-context.ts';
import { lockName } from '../db/lock-name.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockPages } from '../pages/page.repository.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { pathsByField, refuseWebshop } from './check-pages.ts';
import { continueAt, readWebshop, type StoredWebshop, writeWebshop } from './webshop.repository.ts';

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
  const { next_order: next, ...content } = input.webshop;
  return context.write(async (tx) => {
    await lockName(tx, `webshop:${websiteId}`);
    // No page can take an address that is about to belong to the shop.
    await lockPages(tx, websiteId);
    const before = await readWebshop(tx, websiteId);
    const keys = changedKeys(before, content);
    const isNumberKept = next === null || next === before.next_order;
    const isRepeated =
      before.version === input.version + 1 && keys.length === 0 && (next ?? 0) <= before.next_order;
    if (isRepeated) return replyOf(before, context);
    if (before.version !== input.version) throw new ApiError('conflict');
    if (keys.length === 0 && isNumberKept) return replyOf(before, context);
    await refuseWebshop(tx, websiteId, { before, after: content, now: context.now() });
    await redirectPages(tx, websiteId, member, { before, after: content });
    await writeWebshop(tx, websiteId, { ...content, version: before.version + 1 });
    // Last, because buyers wait for the counter.
    if (!isNumberKept && !(await continueAt(tx, websiteId, next))) {
      const values = { least: before.next_order };
      throw new ApiError('validation_failed', {
        'webshop.next_order': [{ key: 'webshop_number_used', values }],
      });
    }
    const after = await readWebshop(tx, websiteId);
    const numbers = isNumberKept ? [] : (['next_order'] as const);
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

function changedKeys(before: WebshopContent, after: WebshopContent) {
  return (Object.keys(after) as (keyof WebshopContent)[]).filter((key) => before[key] !== after[key]);
}

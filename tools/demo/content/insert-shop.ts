import type { CompositionKind } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { documentOf, saveSiteDraft, type WebsiteTransaction } from '@etalage/api/seed';
import { compositions } from './site/compositions.ts';
import { paymentMethods, shippingMethods } from './site/methods.ts';

type Media = (name: string) => string;

/** Adds the demo shop's ways to deliver and to pay to a website. */
export async function insertMethods(tx: WebsiteTransaction, website_id: string, media: Media): Promise<void> {
  await tx
    .insertInto('shipping_methods')
    .values(
      shippingMethods.map(({ id, title, is_pickup, rules }, position) => ({
        website_id,
        id,
        title,
        is_pickup,
        position,
        rules: JSON.stringify(rules),
      })),
    )
    .execute();
  await tx
    .insertInto('payment_methods')
    .values(
      paymentMethods.map(({ icon, transfer, pay_later, ...method }, position) => ({
        website_id,
        ...method,
        position,
        image: media(icon),
        transfer: transfer ? JSON.stringify(transfer) : null,
        pay_later: pay_later ? JSON.stringify(pay_later) : null,
      })),
    )
    .execute();
}

/** Saves the demo shop's compositions as drafts of a website; `publishSite` shows them. */
export async function saveCompositions(
  tx: WebsiteTransaction,
  websiteId: string,
  media: Media,
  kinds: readonly CompositionKind[] = compositionKinds,
): Promise<void> {
  const shared = compositions(media);
  for (const kind of kinds) await saveSiteDraft(tx, websiteId, kind, documentOf(kind, shared[kind]));
}

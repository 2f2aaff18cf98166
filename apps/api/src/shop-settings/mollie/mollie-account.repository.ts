import type { getMollieAccount, ResponseOf } from '@etalage/api-contract';
import type { HandlerContext } from '../../calls/handler-context.ts';
import { lockName } from '../../db/lock-name.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { countOpenByKey } from '../../payments/open-attempts.repository.ts';
import { keyOwner, type PaymentKeyRow } from '../../ports/payment/payment-key.repository.ts';

/** Makes changes of the keys of a website wait for each other: one is current. */
export const lockKeys = (tx: WebsiteTransaction, websiteId: string): Promise<void> =>
  lockName(tx, `payment-keys:${websiteId}`);

/** The keys of a website that are still there, the newest first. */
export async function findKeys(tx: WebsiteTransaction, websiteId: string): Promise<PaymentKeyRow[]> {
  return tx
    .selectFrom('payment_keys')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('sealed', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** What is written down of a key when it changes: what may be shown of it. */
export function keyRecord({ hint, is_test, profile_name }: PaymentKeyRow) {
  return { key: `...${hint}`, mode: is_test ? 'test' : 'live', profile: profile_name };
}

/** The reply of every call about the account. */
export async function readMollieAccount(
  tx: WebsiteTransaction,
  { websiteId, ports }: Pick<HandlerContext, 'websiteId' | 'ports'>,
): Promise<ResponseOf<typeof getMollieAccount>> {
  const keys = await findKeys(tx, websiteId);
  const open = await countOpenByKey(tx, websiteId);
  const shown = ({ id, hint, is_test }: PaymentKeyRow) => ({ id, hint, is_test, open: open.get(id) ?? 0 });
  const current = keys.find(({ is_current }) => is_current);
  const sealed = current?.sealed ?? '';
  return {
    account: current
      ? {
          ...shown(current),
          profile: current.profile_name,
          since: current.created_at.toISOString(),
          is_readable: await ports.secrets.open(sealed, keyOwner(websiteId)).then(
            () => true,
            () => false,
          ),
        }
      : null,
    earlier: keys.filter(({ is_current }) => !is_current).map(shown),
    installation: ports.payments.mode,
  };
}

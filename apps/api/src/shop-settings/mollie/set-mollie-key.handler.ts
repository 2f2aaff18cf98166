import type { InputOf, setMollieKey } from '@etalage/api-contract';
import { hintOfKey, isTestKey, mollieKeyProblem } from '@etalage/shop-domain';
import { recordChange } from '../../audit/audit.repository.ts';
import { requireRole } from '../../auth/require-role.ts';
import { checkOwnPassword } from '../../auth/sessions/check-own-password.ts';
import { ApiError } from '../../calls/api-error.ts';
import type { Handler } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { findCurrentKey, keyOwner, type PaymentKeyRow } from '../../ports/payment/payment-key.repository.ts';
import { paymentRoles } from '../payment-methods.handlers.ts';
import { keyRecord, lockKeys, readMollieAccount } from './mollie-account.repository.ts';

/**
 * Stores the key of a website, which its provider confirmed. The provider is asked before the transaction; who changes the
 * key receives the money, so the password is asked again.
 */
export const setMollieKeyHandler: Handler<typeof setMollieKey> = async (input, context) => {
  const member = requireRole(context, paymentRoles);
  const { websiteId, ports } = context;
  const key = input.key.trim();
  const problem = mollieKeyProblem(key);
  if (problem) throw refusedKey(`mollie_key_error_${problem}`);
  await checkOwnPassword(input.current_password, context);
  const check = await ports.payments.checkKey(key);
  if (check.outcome !== 'ok') throw refusedKey(`mollie_key_error_${check.outcome}`);
  const made = {
    website_id: websiteId,
    id: input.id,
    sealed: await ports.secrets.seal(key, keyOwner(websiteId)),
    hint: hintOfKey(key),
    is_test: isTestKey(key),
    profile_id: check.profile.id,
    profile_name: check.profile.name,
    is_current: true,
  };
  return context.write(async (tx) => {
    await lockKeys(tx, websiteId);
    const current = await findCurrentKey(tx, websiteId);
    if (current?.id !== input.id) {
      await requireUnchanged(tx, websiteId, current, input);
      if (current) await retireKey(tx, current);
      const stored = await tx
        .insertInto('payment_keys')
        .values(made)
        .returningAll()
        .executeTakeFirstOrThrow();
      await takeOverPayments(tx, stored);
      await forgetUnneededKeys(tx, stored);
      const before = current ? keyRecord(current) : null;
      const changes = [{ subjectId: 'mollie', before, after: keyRecord(stored) }];
      await recordChange(tx, websiteId, member, { kind: 'mollie-key', action: 'saved', changes });
    }
    return readMollieAccount(tx, context);
  });
};

function refusedKey(key: string): ApiError {
  return new ApiError('validation_failed', { key: [{ key }] });
}

/** Throws `conflict` when somebody else changed the key meanwhile, or the id was used before. */
async function requireUnchanged(
  tx: WebsiteTransaction,
  websiteId: string,
  current: PaymentKeyRow | undefined,
  { id, replaces }: InputOf<typeof setMollieKey>,
): Promise<void> {
  const used = await tx
    .selectFrom('payment_keys')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (used || (current?.id ?? '') !== replaces) throw new ApiError('conflict');
}

/** An earlier key stays for the payments that were begun with it. */
async function retireKey(tx: WebsiteTransaction, { website_id, id }: PaymentKeyRow): Promise<void> {
  await tx
    .updateTable('payment_keys')
    .set({ is_current: false })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute();
}

/**
 * A new key knows the payments that were begun with earlier ones of the same account, which its owner probably revoked or
 * removed.
 */
async function takeOverPayments(
  tx: WebsiteTransaction,
  { website_id, id, profile_id, is_test }: PaymentKeyRow,
): Promise<void> {
  await tx
    .updateTable('payment_attempts')
    .set({ key_id: id })
    .where('website_id', '=', website_id)
    .where('key_id', 'in', (eb) =>
      eb
        .selectFrom('payment_keys')
        .select('id')
        .where('website_id', '=', website_id)
        .where('profile_id', '=', profile_id)
        .where('is_test', '=', is_test)
        .where('id', '<>', id),
    )
    .execute();
}

/** Deletes the earlier keys that no payment needs. */
async function forgetUnneededKeys(
  tx: WebsiteTransaction,
  { website_id }: Pick<PaymentKeyRow, 'website_id'>,
): Promise<void> {
  await tx
    .deleteFrom('payment_keys')
    .where('website_id', '=', website_id)
    .where('is_current', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempts')
            .select('id')
            .whereRef('payment_attempts.website_id', '=', 'payment_keys.website_id')
            .whereRef('payment_attempts.key_id', '=', 'payment_keys.id'),
        ),
      ),
    )
    .execute();
}

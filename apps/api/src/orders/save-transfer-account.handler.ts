import type { InputOf, saveTransferAccount } from '@etalage/api-contract';
import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { requireRole } from '../auth/require-role.ts';
import { ApiError, type FieldMessages } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { TransferAccount } from '../db/tables/cart.ts';
import { readTransferAccount, writeTransferAccount } from './transfer-account.repository.ts';

/** The guideline of the QR code allows this many characters. */
const LONGEST_HOLDER = 70;
const LONGEST_TERM = 90;

/** For owners only: whoever changes the account receives the money (GEN-08). */
export const saveTransferAccountHandler: Handler<typeof saveTransferAccount> = async (input, context) => {
  requireRole(context, ['owner']);
  const account = accountOf(input);
  const errors = account ? errorsOf(account) : {};
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', errors);
  return context.write(async (tx) => {
    const title = context.translate('order_transfer_method');
    await writeTransferAccount(tx, context.websiteId, account, title);
    return readTransferAccount(tx, context.websiteId);
  });
};

/** The account as it is stored; null if both the number and the holder are empty. */
function accountOf({ iban, holder, days }: InputOf<typeof saveTransferAccount>): TransferAccount | null {
  const typed = { iban: electronicFormatIBAN(iban) ?? '', holder: holder.trim(), days };
  return typed.iban === '' && typed.holder === '' ? null : typed;
}

function errorsOf({ iban, holder, days }: TransferAccount): FieldMessages {
  const hasTerm = Number.isInteger(days) && days >= 1 && days <= LONGEST_TERM;
  return {
    ...(!isValidIBAN(iban) && { iban: [{ key: 'transfer_iban_invalid' }] }),
    ...(holder === '' && { holder: [{ key: 'transfer_holder_missing' }] }),
    ...(holder.length > LONGEST_HOLDER && {
      holder: [{ key: 'transfer_holder_long', values: { most: LONGEST_HOLDER } }],
    }),
    ...(!hasTerm && { days: [{ key: 'transfer_days_invalid', values: { most: LONGEST_TERM } }] }),
  };
}

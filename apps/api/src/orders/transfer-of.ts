import { isPaymentSettled, TRANSFER, transferCode } from '@etalage/shop-domain';
import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { friendlyFormatIBAN } from 'ibantools';
import { qrSquares } from '../markup/qr-squares.ts';
import type { TransferAccount } from '../db/tables/cart.ts';

const DAY = 86_400_000;

interface Due {
  /** The chosen payment method and its account, if it still has one. */
  readonly method: string;
  readonly account: TransferAccount | null | undefined;
  readonly number: string;
  readonly cents: number;
  readonly createdAt: Date;
  readonly status: string;
}

/** How an order is paid by bank transfer; null for other methods, without an account, and once it is paid. */
export function transferOf(due: Due, translate: Translate): Transfer | null {
  const { method, account, number, cents, createdAt, status } = due;
  if (method !== TRANSFER || !account || cents <= 0 || isPaymentSettled(status)) return null;
  const { iban, holder, days } = account;
  const reference = translate('order_transfer_reference', { number });
  return {
    iban: friendlyFormatIBAN(iban) ?? iban,
    holder,
    reference,
    amount_incl_tax: cents,
    due_date: new Date(createdAt.getTime() + days * DAY).toISOString(),
    code: qrSquares(transferCode({ iban, holder, cents, reference })),
  };
}

import {
  isPaidToAccount,
  isPaymentSettled,
  PAY_LATER,
  structuredReference,
  transferCode,
} from '@etalage/shop-domain';
import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { friendlyFormatIBAN } from 'ibantools';
import { qrSquares } from '../markup/qr-squares.ts';
import type { TransferAccount } from '../db/tables/cart.ts';

const DAY = 86_400_000;

/** Where an order is paid by transfer, and in which country its seller is. */
export interface PayeeAccount extends TransferAccount {
  readonly country: string;
}

interface Due {
  /** The chosen payment method and its account, if it still has one. */
  readonly method: string;
  readonly account: PayeeAccount | null | undefined;
  readonly number: string;
  readonly cents: number;
  readonly createdAt: Date;
  /** Of an order that is paid afterwards: the last day of its term, null until all of it is sent. */
  readonly payBy?: string | null;
  readonly status: string;
}

/** How an order is paid by bank transfer, also afterwards; null for other methods, without an account, and once it is paid. */
export function transferOf(due: Due, translate: Translate): Transfer | null {
  const { method, account, number, cents, createdAt, payBy = null, status } = due;
  if (!isPaidToAccount(method) || !account || cents <= 0 || isPaymentSettled(status)) return null;
  const { iban, holder, days, country } = account;
  const reference = structuredReference(number, country) ?? translate('order_transfer_reference', { number });
  return {
    iban: friendlyFormatIBAN(iban) ?? iban,
    holder,
    reference,
    amount_incl_tax: cents,
    due_date:
      method === PAY_LATER ? momentOf(payBy) : new Date(createdAt.getTime() + days * DAY).toISOString(),
    code: qrSquares(transferCode({ iban, holder, cents, reference })),
  };
}

/** A moment of a day, which is that day in the Netherlands; '' for none. */
export function momentOf(day: string | null): string {
  return day === null ? '' : `${day}T12:00:00.000Z`;
}

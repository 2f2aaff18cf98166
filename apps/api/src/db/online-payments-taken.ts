import { sql } from 'kysely';

/**
 * Whether the website of the transaction may offer online payments: it has a key of its own, or connections of this server
 * may (`withoutOnlinePayments` of `openDatabase`).
 */
export const onlinePaymentsTaken = sql<boolean>`(
  coalesce(current_setting('app.online_payments', true), '') <> 'off' or exists (
    select from payment_keys where website_id = current_setting('app.website_id', true) and is_current))`;

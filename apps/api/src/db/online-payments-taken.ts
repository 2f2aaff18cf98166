import { sql } from 'kysely';

/** Whether connections of this server may offer online payments (`withoutOnlinePayments` of `openDatabase`). */
export const onlinePaymentsTaken = sql<boolean>`coalesce(current_setting('app.online_payments', true), '') <> 'off'`;

import type { WithdrawalState, WithdrawnPieces } from '@etalage/shop-domain';
import type { ColumnType, Generated } from 'kysely';

/** From what the buyer of an order withdrew. */
interface WithdrawalRow {
  website_id: string;
  order_id: string;
  /** Made by the caller; unique within the order. */
  id: string;
  /** Of who withdrew, as typed; '' once they were erased. */
  name: string;
  /** Without lines that are kept. */
  lines: ColumnType<WithdrawnPieces, string, never>;
  state: Generated<WithdrawalState>;
  /** Why it was refused; '' otherwise. */
  reason: Generated<string>;
  created_at: Generated<Date>;
}

export interface WithdrawalTables {
  withdrawals: WithdrawalRow;
}

/** Keys of the texts that rules of withdrawals return. */
export type WithdrawalTextKey =
  | 'withdrawal_costs_buyer'
  | 'withdrawal_costs_about'
  | 'withdrawal_costs_shop'
  | 'withdrawal_name_missing'
  | 'withdrawal_number_missing'
  | 'withdrawal_email_invalid'
  | 'withdrawal_too_many_pieces'
  | 'withdrawal_line_excluded'
  | 'withdrawal_nothing'
  | 'withdrawal_state_passed'
  | 'withdrawal_reason_missing';

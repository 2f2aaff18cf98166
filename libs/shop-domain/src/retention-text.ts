/** Keys of the texts that rules of terms of storage and of their register return. */
export type RetentionTextKey =
  | 'retention_term_days'
  | 'retention_term_months'
  | 'retention_term_years'
  | 'register_title_missing'
  | 'register_purpose_missing'
  | 'register_persons_missing'
  | 'register_data_missing'
  | 'register_term_missing'
  | 'request_day_future'
  | 'request_day_early';

/** Keys of the texts that rules of terms of storage return. */
export type RetentionTextKey = 'retention_term_days' | 'retention_term_months' | 'retention_term_years';

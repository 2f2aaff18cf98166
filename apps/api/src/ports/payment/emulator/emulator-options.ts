import type { AppDatabase } from '../../../db/database.ts';

export interface EmulatorOptions {
  readonly db: AppDatabase;
  /** Called when a webhook call to the shop fails; the reconciliation job then updates the order. */
  readonly onReportFailed?: (fault: unknown) => void;
}

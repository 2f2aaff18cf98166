import type { AppDatabase } from '../../../db/database.ts';

export interface EmulatorOptions {
  readonly db: AppDatabase;
  /** Called when a report to the shop fails; the reconciliation job then finds out. */
  readonly onReportFailed?: (fault: unknown) => void;
}

import type { ColumnType } from 'kysely';

/** How many visits a website had in an hour. */
interface VisitCountRow {
  website_id: string;
  /** Its first moment. */
  hour: Date;
  visits: number;
}

/** How often words were searched for that nothing has. */
interface MissedSearchRow {
  website_id: string;
  /** A calendar day, e.g. "2026-11-27". */
  day: ColumnType<string, string, string>;
  words: string;
  count: number;
}

export interface VisitTables {
  visit_counts: VisitCountRow;
  missed_searches: MissedSearchRow;
}

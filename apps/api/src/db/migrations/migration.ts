import type { Kysely } from 'kysely';

/** One step of the schema. Names are `NNNN-what`; a released step is never edited, a new one is added. */
export interface Migration {
  readonly name: string;
  /**
   * Runs in its own transaction as the schema's owner. Row-level security also applies to the owner: a step that
   * changes rows of websites sets `app.website_id` for each website of `website_ids()` in turn.
   */
  up(db: Kysely<unknown>): Promise<void>;
}

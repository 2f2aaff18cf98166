import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/tables.ts';

/** What the hand-written tables say about reading and adding rows, for the comparison with the real database. */
export type Read = { [Table in keyof Database]: Selectable<Database[Table]> };
export type Write = { [Table in keyof Database]: Insertable<Database[Table]> };

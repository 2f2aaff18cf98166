import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The types of reading and adding rows in the hand-written tables, to compare them with the real database. */
export type Read = { [Table in keyof Database]: Selectable<Database[Table]> };
export type Write = { [Table in keyof Database]: Insertable<Database[Table]> };

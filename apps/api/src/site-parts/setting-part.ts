import { sql } from 'kysely';
import type { SitePart } from './site-part.ts';

/** A kind of part that a website has once, which visitors' pages read from `websites.settings`. */
export function settingPart<Value>(
  part: Omit<SitePart<Value>, 'read' | 'write' | 'parse'> & {
    /** The key in the settings. */
    readonly setting: string;
    /** A stored value in the shape of today; what cannot be read is left out or has its default. */
    readonly readValue: (stored: unknown) => Value;
  },
): SitePart<Value> {
  const { setting, readValue } = part;
  return {
    ...part,
    read: async (tx, { websiteId, id }) => {
      if (id !== '') return undefined;
      // This setting only: the texts of a website may be most of what it has.
      const { stored } = await tx
        .selectFrom('websites')
        .select(sql<unknown>`settings -> ${setting}`.as('stored'))
        .where('id', '=', websiteId)
        .executeTakeFirstOrThrow();
      return readValue(stored);
    },
    // This setting only; concurrent changes of other settings are not overwritten.
    write: async (tx, { websiteId }, value) => {
      const changed = sql<string>`jsonb_set(settings, array[${setting}::text], ${JSON.stringify(value)}::jsonb)`;
      await tx.updateTable('websites').set({ settings: changed }).where('id', '=', websiteId).execute();
    },
    parse: readValue,
  };
}

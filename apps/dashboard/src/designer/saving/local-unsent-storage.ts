import { z } from 'zod';
import { operation } from '@etalage/site-model/schema';
import type { UnsentRecord, UnsentStorage } from './unsent-record.ts';

const PREFIX = 'etalage:unsent:';
const step = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['do', 'undo', 'redo']),
  of: z.string().nullable(),
  operations: z.array(operation),
});
const record: z.ZodType<UnsentRecord> = z.object({
  document: z.string(),
  client: z.string(),
  saved_at: z.number(),
  queue: z.object({
    client: z.string(),
    revision: z.number(),
    sequence: z.number(),
    waiting: z.array(step),
    travelling: z
      .object({ sequence: z.number(), base_revision: z.number(), steps: z.array(step) })
      .nullable(),
  }),
});

interface Options {
  local: Storage;
  /** A tab holds a lock while it is open; a record of a tab without its lock is an orphan. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
}

/** Stores unsent work in localStorage, which is written synchronously and survives a killed tab. */
export function localUnsentStorage({ local, locks }: Options): UnsentStorage {
  const keyOf = (document: string, client: string) => `${PREFIX}${document}:${client}`;
  const releases = new Map<string, () => void>();
  const hold = (name: string) => {
    if (releases.has(name)) return;
    // The browser releases the lock when the tab ends.
    const { promise, resolve } = Promise.withResolvers<void>();
    releases.set(name, resolve);
    void locks?.request(name, () => promise);
  };
  return {
    keep(unsent) {
      const key = keyOf(unsent.document, unsent.client);
      hold(key);
      try {
        local.setItem(key, JSON.stringify(unsent));
      } catch {
        // With a full storage a killed tab loses its unsent work; the open document is not affected.
      }
    },
    remove(document, client) {
      local.removeItem(keyOf(document, client));
    },
    release(document, client) {
      const key = keyOf(document, client);
      releases.get(key)?.();
      releases.delete(key);
    },
    async orphans(document) {
      const living = new Set((await locks?.query())?.held?.map((lock) => lock.name));
      const keys = Object.keys(local).filter(
        (key) => key.startsWith(`${PREFIX}${document}:`) && !living.has(key) && !releases.has(key),
      );
      return keys.flatMap((key) => readRecord(local.getItem(key)) ?? []);
    },
  };
}

function readRecord(text: string | null): UnsentRecord | undefined {
  try {
    return record.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

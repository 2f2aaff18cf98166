import { expect } from 'vitest';
import type { TestDatabase } from './create-test-database.ts';
import { hashTables } from './hash-tables.ts';

type Body = Record<string, unknown>;

/** Calls of one endpoint that it must refuse, and that must not change any table. */
export interface Refusals {
  /** Makes calls from a valid body, and checks that they change no table. */
  writeNothing(calls: (good: Body) => Promise<void>): Promise<void>;
}

interface Prepared {
  readonly good: Body;
  readonly before: Record<string, string>;
}

/**
 * A refused call leaves the valid body as usable as it was, so all cases share one: making what the body names takes much
 * longer than a refusal. After a case that failed, the next one starts with a body of its own.
 */
export function refusalsOf({
  database,
  good,
}: {
  readonly database: TestDatabase;
  good(): Promise<Body>;
}): Refusals {
  let prepared: Prepared | undefined;
  const prepare = async (): Promise<Prepared> => {
    const body = await good();
    return { good: body, before: await hashTables(database.admin) };
  };
  return {
    async writeNothing(calls) {
      const current = prepared ?? (await prepare());
      prepared = undefined;
      await calls(current.good);
      expect(await hashTables(database.admin)).toEqual(current.before);
      prepared = current;
    },
  };
}

/** Checks that the calls change no table. All calls of a case are checked together: hashing every table takes time. */
export async function writesNothing(database: TestDatabase, calls: () => Promise<void>): Promise<void> {
  const before = await hashTables(database.admin);
  await calls();
  expect(await hashTables(database.admin)).toEqual(before);
}

import { deepFrozen, ownValue, remembered, type BlockInstance } from '@etalage/site-model';
import type { BlockData, BlockDefinition } from './define-block.ts';

export type ReadBlock<D extends BlockDefinition> =
  | { ok: true; data: BlockData<D> }
  | { ok: false; issues: string[]; raw: Record<string, unknown> };

/** Stored data in the form of the current version; throws when a migration fails or the data is of a newer version. */
export function currentData(definition: BlockDefinition, instance: BlockInstance): Record<string, unknown> {
  if (instance.version > definition.version) throw new Error(`version ${instance.version} is newer`);
  let stored = instance.data;
  for (const step of definition.migrations.slice(instance.version - 1)) {
    try {
      stored = step.up(stored);
    } catch (error) {
      throw new Error(`migration failed: ${String(error)}`, { cause: error });
    }
  }
  return stored;
}

/**
 * The data of a block in which nothing was entered: every field has its initial value, decoded once for all blocks of the
 * type. They share what is in it, so that is frozen. An object that was read from JSON is copied three times as fast as
 * one whose keys were added one by one.
 */
const emptyData = remembered(({ fields }: BlockDefinition): Record<string, unknown> => {
  const keys = Object.fromEntries(Object.keys(fields).map((key) => [key, null]));
  const data = JSON.parse(JSON.stringify(keys)) as Record<string, unknown>;
  for (const [key, { codec, initial }] of Object.entries(fields))
    data[key] = deepFrozen(codec.decode(initial));
  return data;
});

/**
 * Reads an instance's stored data: migrates it to the current version, adds missing fields and decodes every field. An
 * unreadable block is returned as a value with its raw data, so that it never breaks its page and nothing is lost.
 */
export function readBlock<D extends BlockDefinition>(definition: D, instance: BlockInstance): ReadBlock<D> {
  const unreadable = (issues: string[]): ReadBlock<D> => ({ ok: false, issues, raw: instance.data });
  let stored: Record<string, unknown>;
  let data: Record<string, unknown>;
  try {
    stored = currentData(definition, instance);
    data = { ...emptyData(definition) };
  } catch (error) {
    return unreadable([error instanceof Error ? error.message : String(error)]);
  }
  const issues: string[] = [];
  for (const [key, value] of Object.entries(stored)) {
    const field = ownValue(definition.fields, key);
    if (!field || value === undefined || value === null || value === field.initial) continue;
    const read = field.codec.safeDecode(value);
    if (read.success) data[key] = read.data;
    else issues.push(`${key}: ${read.error.issues[0]?.message ?? 'unreadable'}`);
  }
  return issues.length > 0 ? unreadable(issues) : { ok: true, data: data as BlockData<D> };
}

import type { BlockInstance } from '@etalage/site-model';
import type { BlockData, BlockDefinition } from './define-block.ts';

export type ReadBlock<D extends BlockDefinition> =
  { ok: true; data: BlockData<D> } | { ok: false; issues: string[]; raw: Record<string, unknown> };

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
 * Reads an instance's stored data: brings it up to date, fills what is missing and decodes every field. An unreadable
 * block is answered as a value with its raw data, so that it never takes its page with it and nothing is lost.
 */
export function readBlock<D extends BlockDefinition>(definition: D, instance: BlockInstance): ReadBlock<D> {
  const unreadable = (issues: string[]): ReadBlock<D> => ({ ok: false, issues, raw: instance.data });
  let stored: Record<string, unknown>;
  try {
    stored = currentData(definition, instance);
  } catch (error) {
    return unreadable([error instanceof Error ? error.message : String(error)]);
  }
  const data: Record<string, unknown> = {};
  const issues: string[] = [];
  for (const [key, field] of Object.entries(definition.fields)) {
    const read = field.codec.safeDecode(stored[key] ?? field.initial);
    if (read.success) data[key] = read.data;
    else issues.push(`${key}: ${read.error.issues[0]?.message ?? 'unreadable'}`);
  }
  return issues.length > 0 ? unreadable(issues) : { ok: true, data: data as BlockData<D> };
}

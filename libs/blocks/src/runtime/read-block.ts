import type { BlockInstance } from '@etalage/site-model';
import type { BlockData, BlockDefinition } from './define-block.ts';

export type ReadBlock<D extends BlockDefinition> =
  { ok: true; data: BlockData<D> } | { ok: false; issues: string[]; raw: Record<string, unknown> };

/**
 * Reads an instance's stored data: migrates it to the current version, adds missing fields and decodes every field. An
 * unreadable block is returned as a value with its raw data, so that it never breaks its page and nothing is lost.
 */
export function readBlock<D extends BlockDefinition>(definition: D, instance: BlockInstance): ReadBlock<D> {
  const unreadable = (issues: string[]): ReadBlock<D> => ({ ok: false, issues, raw: instance.data });
  if (instance.version > definition.version) return unreadable([`version ${instance.version} is newer`]);
  let stored = instance.data;
  try {
    for (const step of definition.migrations.slice(instance.version - 1)) stored = step.up(stored);
  } catch (error) {
    return unreadable([`migration failed: ${String(error)}`]);
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

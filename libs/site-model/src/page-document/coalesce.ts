import type { Operation } from './operation.schema.ts';

/**
 * One operation for two successive edits of the same texts of one block, so that undo reverts a whole run of typing;
 * undefined when they are different steps. The caller decides when a run ends (a pause, another selection).
 */
export function coalesce(earlier: Operation, later: Operation): Operation | undefined {
  if (earlier.type !== 'setData' || later.type !== 'setData' || earlier.id !== later.id) return undefined;
  const keys = Object.keys(earlier.changes);
  if (keys.length !== Object.keys(later.changes).length) return undefined;
  const merged: [string, { from: string; to: string }][] = [];
  for (const key of keys) {
    const first = earlier.changes[key];
    const second = Object.hasOwn(later.changes, key) ? later.changes[key] : undefined;
    if (typeof first?.from !== 'string' || typeof second?.to !== 'string') return undefined;
    if (typeof first.to !== 'string' || first.to !== second.from) return undefined;
    merged.push([key, { from: first.from, to: second.to }]);
  }
  return { type: 'setData', id: earlier.id, changes: Object.fromEntries(merged) };
}

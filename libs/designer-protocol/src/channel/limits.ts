/** Limits of one message; `size` counts the characters of texts and keys, and eight for every other value. */
export const messageLimits = { size: 8_000_000, depth: 64 };

const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a value is not plain JSON within the limits, or undefined when it is; stops at the first violation. */
export function plainDataProblem(value: unknown, { size, depth } = messageLimits): string | undefined {
  let used = 0;
  const waiting: { value: unknown; level: number }[] = [{ value, level: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: item, level } = next;
    used += typeof item === 'string' ? item.length : 8;
    if (used > size) return 'too large';
    if (level > depth) return 'too deep';
    if (typeof item === 'number' ? !Number.isFinite(item) : !plainTypes.has(typeof item)) return 'not plain';
    if (typeof item !== 'object' || item === null) continue;
    const shape: unknown = Object.getPrototypeOf(item);
    if (!Array.isArray(item) && shape !== Object.prototype && shape !== null) return 'not plain';
    for (const [key, child] of Object.entries(item)) {
      if (unsafe.has(key)) return 'unsafe key';
      used += key.length;
      waiting.push({ value: child, level: level + 1 });
    }
  }
  return undefined;
}

const plainTypes = new Set(['string', 'boolean', 'object', 'undefined']);

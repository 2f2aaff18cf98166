import { addRoom } from '../add-room.ts';
import { addExport } from '../edit-list.ts';
import type { PartName } from '../part-name.ts';
import type { Part } from '../part.ts';

/** A shop rule: a pure function with a table of examples, exported from the index of shop-domain. */
export function rulePart({ kebab, camel, words }: PartName): Part {
  const folder = `libs/shop-domain/src/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.ts`]: `
/** ${words}: whether an amount reaches a limit, both in whole cents. Returns false when the limit is null. */
export function ${camel}(amount: number, limit: number | null): boolean {
  return limit !== null && amount >= limit;
}
`.trimStart(),
      [`${folder}/${kebab}.test.ts`]: `
import { describe, expect, it } from 'vitest';
import { ${camel} } from './${kebab}.ts';

describe('${camel}', () => {
  it.each([
    [4_999, 5_000, false],
    [5_000, 5_000, true],
    [5_001, 5_000, true],
    [0, 0, true],
    [5_000, null, false],
  ])('for %d cents with a limit of %j returns %j', (amount, limit, expected) => {
    expect(${camel}(amount, limit)).toBe(expected);
  });
});
`.trimStart(),
    },
    edits: {
      'libs/shop-domain/src/index.ts': addExport(camel, `./${kebab}/${kebab}.ts`),
      'tools/lint/floors/shop-domain.cjs': addRoom(kebab, 'product-mode'),
    },
    next: [
      'First add the examples to the table, with the requirement they test, then write the rule.',
      `Run its test: cd libs/shop-domain && npx vitest run src/${kebab}`,
    ],
  };
}

import { addRoom } from '../add-room.ts';
import { addExport } from '../edit-list.ts';
import type { PartName } from '../part-name.ts';
import type { Part } from '../part.ts';

/** A shop rule: a pure function with its table of examples, and its line in the door of shop-domain. */
export function rulePart({ kebab, camel, words }: PartName): Part {
  const folder = `libs/shop-domain/src/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.ts`]: `
/** ${words}: whether an amount reaches a limit; both in whole cents, a limit of null is never reached. */
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
  ])('of %d cents at a limit of %j is %j', (amount, limit, expected) => {
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
      'Write its examples into the table first, with the requirement they come from, then the rule.',
      `Its own test: cd libs/shop-domain && npx vitest run src/${kebab}`,
    ],
  };
}

import type { Field } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { blockFixtures } from '../testing/block-fixtures.ts';
import { renderBlock } from '../testing/render-block.tsx';
import { readBlock } from '../runtime/read-block.ts';
import { blockDefinitions, type BlockType } from './schema-registry.ts';

afterEach(cleanup);

const definitions: Record<string, BlockDefinition> = blockDefinitions;
const word = 'a'.repeat(400);
const item = (index: number) => ({
  layout: 'item',
  key: `i${index}`,
  attributes: { title: word, image: '' },
});

/** Values of a kind of field that an owner, an older version or a fault may have stored. */
function extremes({ definition }: Field): readonly unknown[] {
  switch (definition.type) {
    case 'text_editor':
      return [`<p>${word}</p>`, '', '<p></p>'];
    case 'image':
    case 'file':
      return ['', '|', `|/media/weg.jpg|${word}`, Array(40).fill('/media/a/b.jpg').join('|')];
    case 'flexible':
      return [Array.from({ length: 40 }, (_, index) => item(index)), [], 'geen lijst'];
    case 'boolean':
      return ['1', '0', 'misschien'];
    case 'select':
      return ['bestaat-niet', '', word];
    default:
      return [word, '', '-5', '1e999', 'bestaat-niet'];
  }
}

it.each(Object.keys(definitions) as BlockType[])(
  '%s renders in both views with extreme data, without data and with data of a wrong type',
  (type) => {
    const { fields, slots, version }: BlockDefinition = definitions[type]!;
    const { page } = blockFixtures[type];
    const longText = Object.fromEntries(slots.map((slot) => [slot, `<p>${word}</p>`]));
    for (let turn = 0; turn < 5; turn += 1) {
      const stored = Object.entries(fields).map(([name, field]) => {
        const values = extremes(field);
        return [name, values[turn % values.length]];
      });
      const data = Object.fromEntries(stored);
      const instance: BlockInstance = { id: 'own', type, version, data, slots: {} };
      expect(readBlock(definitions[type]!, instance), `${type} ${turn}`).toMatchObject({ ok: true });
      for (const editable of [true, false]) {
        expect(() => renderBlock(type, { data, slots: longText, page, editable })).not.toThrow();
        cleanup();
      }
    }
    const wrong = Object.fromEntries(Object.keys(fields).map((name) => [name, { wrong: [type] }]));
    for (const [data, editable] of [
      [{}, true],
      [{}, false],
      [wrong, true],
      [wrong, false],
    ] as const) {
      expect(() => renderBlock(type, { data, page, editable })).not.toThrow();
      cleanup();
    }
  },
);

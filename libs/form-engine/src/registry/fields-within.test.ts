import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { fieldOfKey } from './fields-within.ts';

const one: FieldDefinition = { type: 'text', key: 'titel' };
const fields = [one];

describe('fieldOfKey', () => {
  it.each<[string, FieldDefinition]>([
    ['a list', one],
    ['a group', { type: 'group', settings: { fields } }],
    ['a toggle', { type: 'toggle', key: 'aan', settings: { fields } }],
    ['steps', { type: 'steps', settings: { steps: [{ key: 's', title: 'Stap', fields }] } }],
    [
      'a tab that does not show',
      { type: 'tabs', settings: { tabs: [{ title: 'T', fields, conditional: () => false }] } },
    ],
    ['columns', { type: 'columns', columns: { links: { fields } } }],
    ['an accordion', { type: 'dashboard_accordion', innerItems: [{ title: 'Deel', innerFields: fields }] }],
    [
      'a group in a tab',
      {
        type: 'tabs',
        settings: { tabs: [{ title: 'T', fields: [{ type: 'group', settings: { fields } }] }] },
      },
    ],
  ])('finds a field in %s', (_where, field) => {
    expect(fieldOfKey([{ type: 'title' }, field], 'titel')).toBe(one);
  });

  it('finds no field by another key, and no field of the items of a list', () => {
    const list: FieldDefinition = {
      type: 'flexible',
      key: 'items',
      layouts: [{ layout: 'regel', title: 'Regel', fields }],
    };
    expect(fieldOfKey([one], 'tekst')).toBeUndefined();
    expect(fieldOfKey([list], 'titel')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';

const options = [{ value: 'a', label: 'Appel' }];
const issue = (definition: FieldDefinition, value: unknown) =>
  checkFields([{ key: 'veld', ...definition }], { veld: value })['veld']?.map(({ text }) => text) ?? [];

describe('checkFields', () => {
  it.each<[FieldDefinition, unknown, string]>([
    [{ type: 'text', settings: { input: 'number' } }, '1x', 'formfield_check_number'],
    [{ type: 'text', settings: { input: 'number', max: 40 } }, '41', 'formfield_check_most'],
    [{ type: 'text', settings: { input: 'email' } }, 'jan@', 'formfield_check_email'],
    [{ type: 'text', settings: { input: 'link' } }, 'javascript:alert(1)', 'formfield_check_link'],
    [{ type: 'text' }, 'x'.repeat(10_001), 'formfield_check_too_long'],
    [{ type: 'select', options }, 'z', 'formfield_check_choice'],
    [{ type: 'checkbox', options }, 'a,z', 'formfield_check_choice'],
    [{ type: 'boolean' }, 'misschien', 'formfield_check_flag'],
    [{ type: 'dashboard_color_palette' }, 'url(x)', 'formfield_check_color'],
    [{ type: 'color_selector' }, '300, 0, 0, 1', 'formfield_check_rgba'],
    [{ type: 'image', settings: { maxFiles: 1 } }, '/a|/b', 'formfield_check_files'],
    [{ type: 'otp_code' }, '1234567', 'formfield_check_code'],
    [{ type: 'date_picker' }, '2024-02-31', 'formfield_check_date'],
    [{ type: 'date_picker', mode: 'range' }, '2024-05-08 to 2024-05-06', 'formfield_check_range'],
    [{ type: 'flexible' }, 'geen lijst', 'formfield_check_list'],
    [{ type: 'code_editor', mode: 'json' }, '[{"a":1}', 'formfield_check_json'],
  ])('refuses in %o the value %o', (definition, value, expected) => {
    expect(issue(definition, value)).toEqual([expected]);
  });

  it.each<[FieldDefinition, unknown]>([
    [{ type: 'text', settings: { input: 'number', max: 40 } }, '40'],
    [{ type: 'text', settings: { input: 'link' } }, '/contact'],
    [{ type: 'select', options, fetch: async () => [] }, 'z'],
    [{ type: 'multiselect', options, taggable: true }, ['nieuw']],
    [{ type: 'color_selector' }, '255,0,0'],
    [{ type: 'code_editor', mode: 'json' }, ' '],
    [{ type: 'code_editor', mode: 'json' }, '[{"a":1}]'],
    [{ type: 'code_editor', mode: 'css' }, '{'],
    [{ type: 'boolean', true_value: 'ja', false_value: 'nee' }, 'nee'],
    [{ type: 'date_picker', mode: 'datetime' }, '2024-05-06 13:05'],
  ])('accepts in %o the value %o', (definition, value) => {
    expect(issue(definition, value)).toEqual([]);
  });

  it('checks only fields that are shown, and identifies the items of a list by their index', () => {
    const number: FieldDefinition = { type: 'text', key: 'prijs', settings: { input: 'number' } };
    const fields: FieldDefinition[] = [
      { ...number, key: 'nooit', conditional: () => false },
      { type: 'toggle', key: 'uit', settings: { fields: [{ ...number, key: 'binnen' }] } },
      { type: 'flexible', key: 'items', layouts: [{ layout: 'regel', title: 'Regel', fields: [number] }] },
    ];
    const items = ['1', 'x'].map((prijs, index) => ({
      layout: 'regel',
      key: `k${index}`,
      attributes: { prijs },
    }));
    expect(Object.keys(checkFields(fields, { nooit: 'x', uit: '0', binnen: 'x', items }))).toEqual([
      'items.1.prijs',
    ]);
  });

  it('says that a value is missing only where the field states a message for that', () => {
    const missing = { missing: 'formfield_check_choice' } as const;
    const fields: FieldDefinition[] = [
      { type: 'text', key: 'naam', settings: missing },
      { type: 'reference', key: 'product', settings: { refersTo: 'products', ...missing } },
      { type: 'text', key: 'vrij' },
    ];
    const issue = [{ text: 'formfield_check_choice' }];
    expect(checkFields(fields, { naam: ' ' })).toEqual({ naam: issue, product: issue });
    expect(checkFields(fields, { naam: 'Noor', product: 'kast' })).toEqual({});
  });
});

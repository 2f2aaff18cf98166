import { describe, expect, it } from 'vitest';
import { maxReferences } from '../definition/reference.ts';
import { checkFields } from '../registry/check-fields.ts';
import { mostOf, refersTo } from '../registry/field-facets.ts';
import { definitionOf } from './definition-of.ts';
import { menu, references } from './reference-field.ts';

const one = references('field_form', 'forms');
const many = references('field_form', 'products', { many: true, most: 2 });

describe('references', () => {
  it('stores one as its id, which older documents can contain in another form', () => {
    expect(one.initial).toBe('');
    expect(['f1', 7, '', null, ['f1'], { id: 'f1' }].map((stored) => one.codec.decode(stored))).toEqual([
      'f1',
      '7',
      '',
      '',
      'f1',
      'f1',
    ]);
    expect(one.codec.encode('f1')).toBe('f1');
  });

  it('stores many as a list of ids, of a bounded length', () => {
    expect(many.initial).toEqual([]);
    expect(many.codec.decode('a|b|c')).toEqual(['a', 'b']);
    expect(many.codec.encode(['a', 'b'])).toEqual(['a', 'b']);
    const { definition } = references('field_form', 'pages', { many: true });
    expect(definition.settings?.max).toBe(maxReferences);
  });

  it('a menu is stored as its id, and refers to a menu', () => {
    const field = menu('field_form');
    expect([field.definition.type, field.initial, field.codec.decode(['m1'])]).toEqual(['menu', '', 'm1']);
    expect(refersTo(definitionOf('hoofd', field))).toEqual({ to: 'menus', many: false });
  });

  it('states what it refers to', () => {
    expect(refersTo(definitionOf('form', one))).toEqual({ to: 'forms', many: false });
    expect(refersTo(definitionOf('products', many))).toEqual({ to: 'products', many: true });
    expect([one, many].map(({ definition }) => mostOf(definition))).toEqual([undefined, 2]);
  });

  it.each<[string, unknown, string | undefined]>([
    ['one id', 'a', 'formfield_check_list'],
    ['two ids', ['a', 'b'], undefined],
    ['more ids than it may hold', ['a', 'b', 'c'], 'formfield_check_items'],
    ['nothing', [], undefined],
  ])('checks %s of many', (_what, stored, text) => {
    const issues = checkFields([definitionOf('products', many)], { products: stored });
    expect(issues['products']?.[0]?.text).toBe(text);
  });
});

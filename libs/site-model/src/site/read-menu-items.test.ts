import { describe, expect, it } from 'vitest';
import { menuItem } from './menu.schema.ts';
import { readMenuItems } from './read-menu-items.ts';

const leaf = { id: 'c', label: 'C', link: '/a/b/c', class: 'klein', item_type: '', text: '' };
const sub = { id: 'b', label: 'B', link: '/a/b', class: 'promo', item_type: 'text', text: '<b>Hoi</b>' };
const top = {
  id: 'a',
  label: 'A',
  link: '/a',
  class: 'groot',
  item_type: '',
  text: 'Tekst',
  type: 'submenu_simple' as const,
  style: { type: 'primary', icon: 'home', text_color: 'primary-500' },
  column_width: 'fullwidth',
};
const entry = { ...top, items: [{ ...sub, items: [leaf] }] };

describe('readMenuItems', () => {
  it('keeps every field of three levels', () => {
    expect(readMenuItems([entry])).toEqual([entry]);
    expect(menuItem.parse(readMenuItems([entry])[0])).toEqual(entry);
  });

  it('reads childrens as items, at both levels, unless there are items', () => {
    const older = { ...top, childrens: [{ ...sub, childrens: [leaf] }] };
    expect(readMenuItems([older])).toEqual([entry]);
    expect(readMenuItems([{ ...older, items: [] }])).toEqual([entry]);
    expect(readMenuItems([{ ...entry, childrens: [leaf] }])).toEqual([entry]);
  });

  it.each([null, undefined, 'menu', 7, {}])('reads %j as a menu without entries', (stored) => {
    expect(readMenuItems(stored)).toEqual([]);
  });

  it('reads what is missing or of another type as empty, and gives every entry an id', () => {
    const [first, second] = readMenuItems([null, { label: 3, link: {}, type: 'x', style: 'y', items: 'z' }]);
    expect(first).toEqual({
      id: 'entry-0',
      label: '',
      link: '',
      class: '',
      item_type: '',
      text: '',
      type: 'default',
      style: { type: '', icon: '', text_color: '' },
      column_width: '',
      items: [],
    });
    expect(second).toEqual({ ...first, id: 'entry-1', label: '3' });
  });
});

import { expect, it } from 'vitest';
import { menusOfBlock } from './menus-of-block.ts';

const block = (type: string, data: Record<string, unknown>) => ({
  id: 'b',
  type,
  version: 1,
  data,
  slots: {},
});

it('names the menus that a block shows, each once, and none for another block', () => {
  const menus = { main_menu: 'hoofd', secondary_menu: 'hoofd', third_menu: 'service' };
  expect(menusOfBlock(block('headerOne', { main_menu_menu: 'hoofd' }))).toEqual(['hoofd']);
  expect(menusOfBlock(block('doubleMenuHeader', menus))).toEqual(['hoofd', 'service']);
  expect(menusOfBlock(block('headerOne', {}))).toEqual([]);
  expect(menusOfBlock(block('paragraph', { text: '<p>hoofd</p>' }))).toEqual([]);
});

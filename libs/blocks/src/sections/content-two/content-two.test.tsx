import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { contentTwo } from './content-two.schema.ts';

afterEach(cleanup);

it('SEC-37 contentTwo shows its title and description at the vertical place of its setting', () => {
  const { title, description, text_vertical_position, ...others } = contentTwo.fields;
  expect([title, description].map(({ definition }) => definition.type)).toEqual([
    'text_editor',
    'text_editor',
  ]);
  expect(text_vertical_position.initial).toBe('items-start');
  expect(Object.keys(others)).toEqual(expect.arrayContaining(['title_local', 'description_local']));
  const data = {
    title: '<h2>Over ons</h2>',
    description: '<p>Sinds 2014</p>',
    text_vertical_position: 'items-center',
  };
  const row = renderBlock('contentTwo', { data }).querySelector('.items-center');
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Over ons',
    'Sinds 2014',
  ]);
  expect(shownStyle(row, 'align-items')).toBe('center');
});

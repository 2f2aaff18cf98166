import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../testing/render-block.tsx';

afterEach(cleanup);

const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

it.each(names)('a header with the menu %s shows the placeholder menu', (name) => {
  for (const type of ['headerOne', 'headerOneSearch', 'headerOneText']) {
    const header = renderBlock(type, { data: { main_menu_menu: name } });
    expect(header.querySelector('nav')?.textContent).toContain('Contact');
  }
});

it.each(names)('a footer with the menu %s shows no menu', (name) => {
  const footer = renderBlock('footersTwo', { data: { footer_menu: name } });
  expect(footer.querySelector('nav')).toBeNull();
  expect(footer.innerHTML).not.toBe('');
});

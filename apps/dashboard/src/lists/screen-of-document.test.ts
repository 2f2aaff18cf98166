import { expect, it } from 'vitest';
import { documentScreenIn, screenOfDocument } from './screen-of-document.ts';

it.each([
  ['page', 'p1', '', '/paginas/p1'],
  ['page', 'p1', 'b-2', '/paginas/p1?blok=b-2'],
  ['template', 'header', 'b', '/wm/templates/header?blok=b'],
] as const)('%s %s at block %s is edited at %s, which is recognised', (kind, id, block, screen) => {
  expect(screenOfDocument({ document_kind: kind, document_id: id }, block)).toBe(screen);
  expect(documentScreenIn(screen)).toEqual({ screen, kind });
});

it.each([
  '',
  '//elders.nl',
  '/paginas',
  '/paginas/a/instellingen',
  'https://elders.nl/paginas/a',
  '/menus/a',
])('%s is no screen of a document', (address) => {
  expect(documentScreenIn(address)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = [
  { title: 'Café & lunch', path: '/eten' },
  { title: 'Over ons', path: '/over-ons' },
];
const found = (typed: string) => findPages(pages, typed).map(({ path }) => path);

describe('findPages', () => {
  it('finds by title without accents and capitals', () => expect(found('CAFE')).toEqual(['/eten']));
  it('finds by address', () => expect(found('/over')).toEqual(['/over-ons']));
  it('requires every word', () => expect(found('over eten')).toEqual([]));
  it('finds all with nothing typed', () => expect(found('  ')).toHaveLength(2));
});

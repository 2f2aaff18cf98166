import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryPath, listCell, pathsOf, picturesOf, titlesOf } from './category-path.ts';

it.each<[string[], string]>([
  [['Meubels'], 'Meubels'],
  [['Meubels', 'Stoelen'], 'Meubels > Stoelen'],
  [['A > B', 'C'], 'A >> B > C'],
  [['A | B'], 'A || B'],
  [['>', '|'], '>> > ||'],
  [['a>>b', '|>'], 'a>>>>b > ||>>'],
])('writes %j as %j and back', (titles, path) => {
  expect(categoryPath(titles)).toBe(path);
  expect(titlesOf(path)).toEqual(titles);
});

it.each<[string, string[]]>([
  ['', []],
  [' | ', []],
  ['Meubels', ['Meubels']],
  ['Meubels>Stoelen|Tuin', ['Meubels > Stoelen', 'Tuin']],
  ['  Meubels  >  Stoelen  |  ', ['Meubels > Stoelen']],
  ['> Meubels >', ['Meubels']],
  ['A || B > C >> D | E', ['A || B > C >> D', 'E']],
])('finds in %j the paths %j', (cell, paths) => {
  expect(pathsOf(cell)).toEqual(paths);
});

it('finds the addresses of pictures', () => {
  expect(picturesOf(' /a.jpg |/b.jpg||https://c.nl/d.jpg ')).toEqual([
    '/a.jpg',
    '/b.jpg',
    'https://c.nl/d.jpg',
  ]);
  expect(listCell(['/a.jpg', '/b.jpg'])).toBe('/a.jpg | /b.jpg');
});

describe('any titles', () => {
  const title = fc
    .oneof(
      fc.string({ maxLength: 12 }),
      fc.array(fc.constantFrom('>', '|', ' ', 'a'), { maxLength: 8 }).map((signs) => signs.join('')),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const path = fc.array(title, { minLength: 1, maxLength: 4 });

  it('come back from a cell', () => {
    fc.assert(
      fc.property(fc.array(path, { maxLength: 4 }), (paths) => {
        const cells = paths.map(categoryPath);
        expect(pathsOf(listCell(cells))).toEqual(cells);
        expect(cells.map(titlesOf)).toEqual(paths);
      }),
    );
  });
});

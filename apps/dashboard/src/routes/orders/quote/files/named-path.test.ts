import { describe, expect, it } from 'vitest';
import { namedPath } from './named-path.ts';

const PATH = 'assets/offertes/1700000000000-abcdefghij-tekening-keuken.jpeg';

describe('namedPath', () => {
  it.each([
    ['Tekening keuken (eik).JPG', 'assets/offertes/Tekening keuken (eik).jpeg'],
    ['Versie 2.1 café.jpg', 'assets/offertes/Versie 2.1 café.jpeg'],
    ['Cafe\u0301.jpg', 'assets/offertes/Caf\u00e9.jpeg'],
    ['een\\twee/\u0000drie.jpg', 'assets/offertes/een twee  drie.jpeg'],
    [`${'🪵'.repeat(300)}.jpg`, `assets/offertes/${'🪵'.repeat(150)}.jpeg`],
    ['.jpg', PATH],
    ['   .jpg', PATH],
  ])('of %j is %j', (name, path) => {
    expect(namedPath(PATH, name)).toBe(path);
  });
});

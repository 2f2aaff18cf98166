import { expect, it } from 'vitest';
import { namesOtherWebsite } from './names-other-website.ts';

it.each([
  ['<img src="https://x.nl/1.png">', true],
  ['<img src="//x.nl/1.png">', true],
  ['<img src=//x.nl/1.png>', true],
  ['a { background: url(//x.nl/1.png) }', true],
  ["import('http://x.nl/a.js')", true],
  ['<img src="/media/1.png">', false],
  ['a(); //uitleg', false],
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', false],
  ['a = b / 2 // c', false],
])('%s names another website: %s', (code, isNamed) => {
  expect(namesOtherWebsite(code)).toBe(isNamed);
});

import { expect, it } from 'vitest';
import { withOwnPictures } from './own-pictures.ts';

it.each([
  ['<img src="https://winkel.nl/media/a/logo.svg" />', '<img src="http://beheer.test/media/a/logo.svg" />'],
  ['<img src="https://winkel.nl/elders.svg" />', '<img src="https://winkel.nl/elders.svg" />'],
  ['<a href="https://winkel.nl/media/a.pdf">', '<a href="https://winkel.nl/media/a.pdf">'],
])('of %s', (html, expected) => {
  expect(withOwnPictures(html, 'http://beheer.test')).toBe(expected);
});

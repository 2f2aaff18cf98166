import { expect, it } from 'vitest';
import { preservesMarkup } from './preserves-markup.ts';

it.each([
  ['<ul><li>a</li></ul>', '<ul><li><p>a</p></li></ul>'],
  ['<p><b>a</b></p>', '<p><strong>a</strong></p>'],
  ['<p style="text-align:center">a</p>', '<p style="text-align: center;">a</p>'],
  ['Losse tekst', '<p>Losse tekst</p>'],
])('%s is preserved in %s', (before, after) => {
  expect(preservesMarkup(before, after)).toBe(true);
});

it.each([
  ['<p class="float-left">a</p>', '<p>a</p>'],
  ['<video src="/x"></video><p>a</p>', '<p>a</p>'],
  ['<p>a <small>b</small></p>', '<p>a b</p>'],
  ['<p>a b</p>', '<p>a</p>'],
])('%s is not preserved in %s', (before, after) => {
  expect(preservesMarkup(before, after)).toBe(false);
});

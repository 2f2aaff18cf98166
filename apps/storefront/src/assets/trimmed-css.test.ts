import { expect, it } from 'vitest';
import { trimmableCss } from './trimmed-css.ts';

const css =
  ':root{--scale:.7}.a.a.a{color:red}.a.a.a>.box:not(.box~*),.b.b.b>.box{margin:0}' +
  '@media (width>=600px){.b.b.b{color:blue}.c.c.c{color:green}}@media print{.box{color:#000}}';
const trimmed = (...used: string[]) => trimmableCss(css, ['a', 'b', 'c'])(new Set(used));

it('leaves out the rules of classes that are not used, and what is empty without them', () => {
  expect(trimmed()).toBe(':root{--scale:.7}@media print{.box{color:#000}}');
});

it('keeps a rule that is for a used class too', () => {
  expect(trimmed('b')).toBe(
    ':root{--scale:.7}.a.a.a>.box:not(.box~*),.b.b.b>.box{margin:0}' +
      '@media (width>=600px){.b.b.b{color:blue}}@media print{.box{color:#000}}',
  );
});

it('is the style sheet itself when everything is used', () => {
  expect(trimmed('a', 'b', 'c')).toBe(css);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const folders = ['libs/blocks/src', 'libs/form-engine/src/visitor-form', 'apps/storefront/src'];

/** The files that make an `img` element themselves. */
const allowed: Readonly<Record<string, string>> = {
  'libs/blocks/src/picture/picture.tsx': 'the component itself',
  'libs/blocks/src/picture/foreign-picture.tsx': 'its element as HTML, which waits for consent',
  'libs/blocks/src/shop/controls/method-list.tsx':
    'signs of banks, neither cropped nor blurred; the script of the checkout has no room for the component',
  'libs/blocks/src/shop/guarantee/guarantee-notice.tsx':
    'the official notice of the EU, shown as it was made: neither cropped nor blurred, and its code is scanned',
  'libs/blocks/src/sections/header-one-search/site-search.behaviour.ts':
    'suggestions are made in the browser without React; it takes the same sources and leaves other websites out',
};

/** JSX of the element, a call that creates it, and a call that writes its HTML. */
const MAKES_IMG = /<img\b|(?:createElement|jsx|elementHtml)\(\s*['"]img['"]/;
/** What a picture has as a text in code: a pattern that finds the element in the HTML of others. */
const withoutPatterns = (code: string) =>
  code.replace(/\/(?:[^/\n\\]|\\.)*<img(?:[^/\n\\]|\\.)*\/[a-z]*/g, '');

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.fixture)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/testing/'));
}

const makers = folders
  .flatMap((folder) => filesIn(join(repository, folder)))
  .filter((path) => MAKES_IMG.test(withoutPatterns(readFileSync(path, 'utf8'))))
  .map((path) => relative(repository, path));

describe('pictures', () => {
  it('are made by one component: no render of a block writes an img element itself', () => {
    expect(makers.sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(['<img src="a">', "createElement('img')", "elementHtml('img', {})"])('finds %s', (code) => {
    expect(MAKES_IMG.test(withoutPatterns(code))).toBe(true);
  });
});

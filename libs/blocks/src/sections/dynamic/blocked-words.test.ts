import { describe, expect, it } from 'vitest';
import { withoutBlockedWords } from './blocked-words.ts';
import { frameDocument } from './frame-document.ts';

const marker = '/* geblokkeerd */';

describe('words in the script of an owner', () => {
  it.each([
    ['fetch', `a.fetch('/x')`, `a.${marker}('/x')`],
    ['eval', 'eval(x)', `${marker}(x)`],
    ['new Function', `new  Function('x')`, `${marker}('x')`],
    ['constructor', 'a.constructor.name', `a.${marker}.name`],
    ['render', 'render()', `${marker}()`],
  ])('CODE-03 %s is replaced by the marker in what is run', (_word, script, blocked) => {
    expect(withoutBlockedWords(script)).toBe(blocked);
    const { html, scripts } = frameDocument({ html: '', css: '', script }, '');
    // The first script is that of the product itself.
    expect(scripts.slice(1)).toEqual([blocked]);
    expect(html).toContain(`<script>${blocked}</script>`);
    expect(html).not.toContain(script);
  });

  it('CODE-04 only whole identifiers in this case are blocked, also written with escapes', () => {
    for (const script of [
      'prefetch()',
      'FETCH()',
      'fetched',
      '$render',
      'renew',
      'new FunctionList()',
      'Function.name',
    ])
      expect(withoutBlockedWords(script)).toBe(script);
    for (const script of ['ren\\u0064er()', 'ren\\u{64}er()', '\\u0072ender()'])
      expect(withoutBlockedWords(script)).toBe(`${marker}()`);
    expect(withoutBlockedWords(`n\\u0065w Funct\\u0069on('x')`)).toBe(`${marker}('x')`);
  });

  it('takes time in proportion to the length of the script', () => {
    const once = (script: string) => {
      const from = performance.now();
      withoutBlockedWords(script);
      return performance.now() - from;
    };
    // The shortest of three: a busy machine only makes a run longer.
    const time = (script: string) => Math.min(once(script), once(script), once(script));
    const long = 'new '.repeat(50_000) + '\\u0061'.repeat(50_000) + 'a'.repeat(100_000);
    time(long);
    const reference = Math.max(1, time(long));
    expect(time(long.repeat(4)) / reference).toBeLessThan(16);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { runMarkupThread } from './run-markup-thread.ts';
import { isHtmlReduced, sanitiseAhead, sanitiseHtml, textsIn } from './sanitise-html.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const bad = '<p onclick="x()">a</p>'.repeat(2_000);
const good = '<p>a</p>'.repeat(3_000);

describe('sanitising in a thread', () => {
  it('gives the result of sanitising at once', async () => {
    await sanitiseAhead([bad, good, '<b>kort</b>', '<b>'.repeat(50_000)]);
    for (const html of [bad, good]) expect(sanitiseHtml(html)).toBe(cleanHtml(html));
    expect(isHtmlReduced(bad, sanitiseHtml(bad))).toBe(true);
    expect(isHtmlReduced(good, sanitiseHtml(good))).toBe(false);
  });

  it('ends at its deadline', async () => {
    expect(await runMarkupThread({ html: [bad] }, 0)).toBeUndefined();
  });

  it('gives the drawing, or why it is refused', async () => {
    const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
    const long = svg('<rect></rect>'.repeat(3_000));
    expect(await sanitiseSvg(long)).toBe(long);
    expect(await sanitiseSvg('geen tekening '.repeat(3_000))).toBeUndefined();
    const deep = await sanitiseSvg(svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000)));
    expect(deep).toMatchObject({ key: 'markup_too_deep' });
  });
});

describe('sanitiseHtml', () => {
  it('refuses text beyond the limits', () => {
    expect(() => sanitiseHtml('<b>'.repeat(500))).toThrow('validation_failed');
  });
});

describe('textsIn', () => {
  it('finds all texts, however deep', () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level++) deep = [deep];
    expect([...textsIn({ a: ['1', { b: '2' }], c: 3, d: deep })].sort()).toEqual(['1', '2', 'x']);
  });
});

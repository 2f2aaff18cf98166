import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { cleanSvg } from './clean-svg.ts';
import { htmlLimits, markupProblem, svgLimits } from './markup-limits.ts';

const nested = (tag: string, depth: number, text = '') =>
  `<${tag}>`.repeat(depth) + text + `</${tag}>`.repeat(depth);
const keyOf = (html: string) => markupProblem(html, htmlLimits)?.key;

describe('markupProblem', () => {
  it.each<[string, string, string | undefined]>([
    ['200 levels', nested('b', 200), undefined],
    ['201 levels', nested('b', 201), 'markup_too_deep'],
    ['201 levels that are not closed', '<b>'.repeat(201), 'markup_too_deep'],
    ['201 levels of a tag that is removed', nested('blink', 201), 'markup_too_deep'],
    ['levels closed by another tag', `${'<b>'.repeat(201)}${'</i>'.repeat(201)}`, 'markup_too_deep'],
    ['many elements in a row', '<p>a</p><br>'.repeat(10_000), undefined],
    ['many paragraphs that HTML closes', '<p>a'.repeat(10_000), undefined],
    ['200,000 characters', 'a'.repeat(200_000), undefined],
    ['200,001 characters', 'a'.repeat(200_001), 'markup_too_long'],
    ['an attribute of 10,000 characters', `<p style="${'a'.repeat(10_000)}">`, undefined],
    ['an attribute of 10,001 characters', `<p style="${'a'.repeat(10_001)}">`, 'markup_attribute_too_long'],
  ])('judges %s', (_what, html, key) => {
    expect(keyOf(html)).toBe(key);
  });

  it('allows a drawing long paths, and no 201 groups', () => {
    const path = `<svg><path d="${'M0 0 '.repeat(100_000)}"/></svg>`;
    expect(markupProblem(path, svgLimits, { xmlMode: true })).toBeUndefined();
    const groups = `<svg>${nested('g', 200)}</svg>`;
    expect(markupProblem(groups, svgLimits, { xmlMode: true })?.key).toBe('markup_too_deep');
  });
});

/** The processor time of work in milliseconds; the shorter of two runs, because another program may take turns. */
function timeOf(work: () => unknown): number {
  const runs = [1, 2].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...runs);
}

/** How many times longer work takes than parsing the same text; at least 1 ms is counted for that. */
const ratio = (text: string, work: (text: string) => unknown) =>
  timeOf(() => work(text)) /
  Math.max(
    1,
    timeOf(() => new Parser({}).end(text)),
  );

const long = (part: string) => part.repeat(Math.floor(50_000 / part.length));

describe('time', () => {
  it.each([
    ['deep', nested('b', 20_000)],
    ['deep and closed by others', `${'<b>'.repeat(20_000)}${'</i>'.repeat(20_000)}`],
  ])('of checking %s markup is less than that of parsing it', (_what, text) => {
    expect(ratio(text, (one) => markupProblem(one, { ...htmlLimits, depth: 200 }))).toBeLessThan(1);
  });

  it.each([
    ['paragraphs', long('<p>tekst</p>')],
    ['deep pieces', long(nested('b', 200, 'x'))],
    ['removed pieces', long(nested('blink', 200, 'x'))],
    ['styles', long(`<p style="color:#fff;${' '.repeat(900)}">a</p>`)],
    ['frames without an address', long('a<iframe></iframe>')],
    ['signs', long('<')],
  ])('of sanitising %s is bounded by that of parsing them', (_what, html) => {
    expect(markupProblem(html, htmlLimits)).toBeUndefined();
    expect(ratio(html, cleanHtml)).toBeLessThan(200);
  });

  it('of a document type that is not closed is bounded by that of parsing it', () => {
    const svg = `<!DOCTYPE ${'a'.repeat(50_000)}`;
    expect(cleanSvg(svg)).toBeUndefined();
    expect(ratio(svg, cleanSvg)).toBeLessThan(200);
  });
});

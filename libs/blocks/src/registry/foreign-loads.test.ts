import type { PageDocument } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { foreignLoads } from './foreign-loads.ts';

function documentOf(...blocks: [type: string, data: Record<string, unknown>][]): PageDocument {
  const named = blocks.map(([type, data], index) => ({ id: `b${index}`, type, version: 1, data, slots: {} }));
  return {
    version: 1,
    root: named.map(({ id }) => id),
    blocks: Object.fromEntries(named.map((block) => [block.id, block])),
  };
}
const loads = (type: string, data: Record<string, unknown>) =>
  foreignLoads(documentOf([type, data])).map(({ host, use }) => `${use} ${host}`);

describe('foreignLoads', () => {
  it('names the frame of an embed, and the frames, pictures and links of rich text', () => {
    const frame = '<iframe src="https://www.youtube.com/embed/x?a=1&amp;b=2"></iframe>';
    expect(loads('embed', { code: frame })).toEqual(['frame youtube.com']);
    const text = `<p>${frame}<img src="https://foto.nl/a.jpg" image-link-url="https://doel.nl/"><a href="http://elders.nl/x">x</a></p>`;
    expect(loads('paragraph', { text })).toEqual([
      'frame youtube.com',
      'picture foto.nl',
      'link doel.nl',
      'link elders.nl',
    ]);
  });

  it('names the pictures of fields, and the addresses in custom code', () => {
    expect(loads('gallery', { images: '/media/a.jpg|https://a.nl/1.jpg#focus=1,2|//b.nl/2.jpg' })).toEqual([
      'picture a.nl',
      'picture b.nl',
    ]);
    const code = {
      developer_custom_code_html:
        '<svg xmlns="http://www.w3.org/2000/svg"></svg><img src="//pixel.nl/1.png">',
      developer_custom_code_css: '@import url(https://fonts.googleapis.com/css2?family=X);',
      developer_custom_code_script: 'import("https://cdn.nl/a.js") // uitleg',
    };
    expect(loads('dynamic', code)).toEqual(['code pixel.nl', 'code fonts.googleapis.com', 'code cdn.nl']);
  });

  it('leaves out what is of the website itself, mail and telephone, and what cannot be read', () => {
    const text =
      '<p><img src="/media/a.jpg"><a href="/contact">x</a><a href="mailto:a@b.nl">x</a><a href="tel:+31">x</a></p>';
    expect(loads('paragraph', { text })).toEqual([]);
    expect(loads('image', { url: 'data:image/png;base64,AA' })).toEqual([]);
    expect(loads('bestaat-niet', { code: '<iframe src="https://a.nl"></iframe>' })).toEqual([]);
    expect(loads('embed', { code: '<iframe src="https://"></iframe>' })).toEqual([]);
  });

  it('names a host once per use, with the first block in reading order', () => {
    const code = '<iframe src="https://a.nl/1"></iframe>';
    const document = documentOf(
      ['paragraph', { text: '<p>x</p>' }],
      ['embed', { code: `${code}${code}` }],
      ['embed', { code }],
      ['image', { url: 'https://www.a.nl/1.jpg' }],
    );
    expect(foreignLoads(document)).toEqual([
      { host: 'a.nl', use: 'frame', block: 'b1' },
      { host: 'a.nl', use: 'picture', block: 'b3' },
    ]);
  });

  it('reads a long text that never closes its tags in linear time', () => {
    const text = '<a href="https://a.nl" '.repeat(40_000);
    const start = performance.now();
    expect(loads('paragraph', { text })).toEqual([]);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

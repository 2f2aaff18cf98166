import {
  definitionOf,
  frameSandbox,
  list as blockList,
  richText,
  text,
  type FieldDefinition,
} from '@etalage/form-engine/schema';
import { describe, expect, it } from 'vitest';
import { sanitiseAs, sanitiseDocument } from './sanitise-document.ts';
import { sanitiseHtml } from '../markup/sanitise-html.ts';

describe('sanitiseHtml', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<img src="data:image/svg+xml,<svg onload=x>">', '<img />'],
    ['<svg><script>1</script></svg>', ''],
    ['<iframe src="/eigen"></iframe><iframe src="javascript:1"></iframe><iframe srcdoc="x"></iframe>', ''],
    [
      '<iframe src="https://x.nl" onload="x()" sandbox="allow-top-navigation"></iframe>',
      `<iframe src="https://x.nl" sandbox="${frameSandbox}"></iframe>`,
    ],
    [
      '<img src="/a.jpg" image-link-url="javascript:x" image-align="m-auto">',
      '<img src="/a.jpg" image-align="m-auto" />',
    ],
    ['<div id="a b" class="groot"><p>a</p></div>', '<div class="groot"><p>a</p></div>'],
    [
      '<p class="float-left eigen"><span class="text-xl">a</span></p>',
      '<p class="float-left"><span class="text-xl">a</span></p>',
    ],
    ['<p style="position:fixed;text-align:center">a</p>', '<p style="text-align:center">a</p>'],
    ['<a href="/x" target="_blank">a</a>', '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<h2>Kop</h2><ul><li>een</li></ul>', '<h2>Kop</h2><ul><li>een</li></ul>'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
  ])('makes %s safe', (html, safe) => {
    expect(sanitiseHtml(html)).toBe(safe);
  });
});

describe('sanitiseDocument', () => {
  const document = (type: string, data: Record<string, unknown>) => ({
    version: 1 as const,
    root: ['a'],
    blocks: { a: { id: 'a', type, version: 1, data, slots: {} } },
  });
  const cleaned = (type: string, data: Record<string, unknown>) =>
    sanitiseDocument(document(type, data)).blocks['a']!.data;

  it('sanitises rich text, also of unknown blocks and deep inside', () => {
    expect(cleaned('paragraph', { text: '<p>a<script>x</script></p>' })).toEqual({ text: '<p>a</p>' });
    const nested = { items: [{ html: '<b onclick=x>b</b>' }] };
    expect(cleaned('onbekend', nested)).toEqual({ items: [{ html: '<b>b</b>' }] });
  });

  it('sanitises the code of an embed and stores own code as it is typed', () => {
    const code = '<iframe src="https://x.nl"></iframe><script src="https://x.nl/s.js"></script>';
    expect(cleaned('embed', { code })).toEqual({
      code: `<iframe src="https://x.nl" sandbox="${frameSandbox}"></iframe>`,
    });
    const own = { developer_custom_code_html: code, developer_custom_code_script: 'a < b' };
    expect(cleaned('dynamic', own)).toEqual(own);
  });

  it('does not change plain text and references', () => {
    expect(cleaned('sectionContentSpecialOne', { title: 'a < b <3' })).toEqual({ title: 'a < b <3' });
    expect(cleaned('products', { products: ['a', 'b'] })).toEqual({ products: ['a', 'b'] });
  });

  it('leaves no code in a block without fields, for any name', () => {
    expect(cleaned('embed', { code: '<script>x</script>a' })).toEqual({ code: 'a' });
    expect(cleaned('dynamic', { html: '<script>x</script>b' })).toEqual({ html: 'b' });
  });
});

describe('sanitiseAs', () => {
  const bad = '<b>x</b><script>y</script>';
  const inner = {
    layout: 'rij',
    title: 'Rij',
    fields: [
      { type: 'textarea', key: 'tekst' },
      { type: 'editor', key: 'html' },
    ],
  } as const;
  const list: FieldDefinition = {
    type: 'flexible',
    layouts: [
      {
        layout: 'vraag',
        title: 'Vraag',
        fields: [
          { type: 'tabs', settings: { tabs: [{ title: 'Tab', fields: [{ type: 'text', key: 'titel' }] }] } },
          { type: 'text_editor', key: 'antwoord' },
          { type: 'code_editor', key: 'code' },
          { type: 'flexible', key: 'rijen', layouts: [inner] },
        ],
      },
    ],
  };
  const item = (layout: string, attributes: Record<string, unknown>) => ({ layout, attributes, key: 'k' });

  it('uses the fields of an item, within layouts and nested items', () => {
    const rows = (html: string) => [item('rij', { tekst: 'a < b & <3', html })];
    const sent = [item('vraag', { titel: 'a < b', antwoord: bad, code: '<i>&</i>', rijen: rows(bad) })];
    expect(sanitiseAs(list, sent)).toEqual([
      item('vraag', { titel: 'a < b', antwoord: '<b>x</b>', code: '<i>&</i>', rijen: rows('<b>x</b>') }),
    ]);
  });

  it('uses the fields of the items of a block', () => {
    const questions = blockList(
      'field_title',
      { title: text('field_title'), answer: richText('field_text') },
      { item: 'field_text' },
    );
    const sent = [item('item', { title: 'a < b', answer: bad })];
    const stored = [item('item', { title: 'a < b', answer: '<b>x</b>' })];
    expect(sanitiseAs(definitionOf('questions', questions), sent)).toEqual(stored);
  });

  it('does not change a list without HTML', () => {
    const sent = [{ key: 'k', attributes: { titel: 'a < b', rijen: [] }, layout: 'vraag' }];
    expect(JSON.stringify(sanitiseAs(list, sent))).toBe(JSON.stringify(sent));
  });

  it.each<[string, unknown, unknown]>([
    ['an attribute without a field', [item('vraag', { los: bad })], [item('vraag', { los: '<b>x</b>' })]],
    ['an item of an unknown layout', [item('oud', { titel: bad })], [item('oud', { titel: '<b>x</b>' })]],
    ['what is no item', [{ titel: bad }], [{ titel: '<b>x</b>' }]],
    ['what is no list', { titel: [bad] }, { titel: ['<b>x</b>'] }],
    [
      'a property beside the attributes',
      [{ ...item('vraag', {}), meer: bad }],
      [{ ...item('vraag', {}), meer: '<b>x</b>' }],
    ],
  ])('treats %s as rich text', (_what, sent, stored) => {
    expect(sanitiseAs(list, sent)).toEqual(stored);
  });
});

import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { linkAttributes } from '../stored-html/link-attributes.ts';
import { imageAttributes, storedHtml } from '../stored-html/stored-html.ts';
import { textAlignments, valuesOf } from '../stored-html/text-looks.ts';
import { htmlOf } from './html-of.editor.ts';
import { richTextAttributes, runRichTextCommand } from './rich-text-commands.editor.ts';
import { richTextExtensions } from './rich-text-extensions.editor.ts';

const open: Editor[] = [];
afterEach(() => open.splice(0).forEach((editor) => editor.destroy()));

function edit(content: string): Editor {
  const element = document.createElement('div');
  document.body.append(element);
  const editor = new Editor({ element, content, extensions: richTextExtensions() });
  open.push(editor);
  return editor;
}
/** The text with its attributes in a fixed order. */
function plain(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    const written = [...element.attributes].map(({ name, value }) => [name, value] as const).toSorted();
    for (const [name] of written) element.removeAttribute(name);
    for (const [name, value] of written) element.setAttribute(name, value);
  }
  return body.innerHTML;
}
const again = (html: string) => htmlOf(edit(html));

describe('stored HTML', () => {
  it.each([
    '<p>Een <strong>vet</strong>, <em>schuin</em>, <u>onderstreept</u> en <s>door</s> woord</p>',
    '<h1>Een</h1><h2>Twee</h2><h3>Drie</h3><h4>Vier</h4><h5>Vijf</h5><h6>Zes</h6>',
    '<ul><li>een</li><li>twee<ul><li>diep</li></ul></li></ul><ol start="3"><li>drie</li></ol>',
    '<p class="float-left" style="text-align: center">a</p>',
    '<p><span class="text-2xl font-primary text-shadow-lg" style="color: rgba(255, 0, 0, 0.5); background-color: #eee">a</span></p>',
    '<p><span class="material-icons" lang="en">home</span></p>',
    '<p>H<sub>2</sub>O, m<sup>2</sup>, <small>klein</small>, <mark>let op</mark> en <code>code</code></p>',
    '<p>een<br>twee</p><hr><blockquote><p>citaat</p></blockquote>',
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
    '<table><caption>Prijzen</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    '<dl><dt>Maat</dt><dd>180 cm</dd></dl><figure><img src="/media/a.jpg" alt="Tafel"><figcaption>Tafel</figcaption></figure>',
    '<p>Zie <img src="/media/a.jpg" alt=""> hier</p>',
    '<iframe src="https://video.example/1" title="Video" loading="lazy"></iframe>',
    '<p><a href="/contact" title="Naar contact">a</a></p>',
    '',
  ])('comes back as it went in: %s', (html) => {
    expect(plain(again(html))).toBe(plain(html));
  });

  it('RTE-18 a picture keeps its twelve attributes', () => {
    const values: Record<string, string> = {
      'data-src': '/media/tafel.jpg',
      'image-link-url': '/tafels',
      'image-alt': 'Tafel',
      'image-width': '320',
      'image-height': '200',
      'image-radius': '8',
      'image-border': '2',
      'image-border-color': 'rgba(0, 0, 0, 0.5)',
      'image-align': 'float-left',
      'image-shadow': 'shadow-lg',
      'image-div-id': 'tafelfoto',
      'image-div-class': 'groot',
    };
    expect(Object.keys(values)).toEqual([...imageAttributes]);
    // The server removes what this list does not name.
    expect(storedHtml.attributes.img).toEqual(expect.arrayContaining(Object.keys(values)));
    const editor = edit('<p>a</p>');
    runRichTextCommand(editor, 'image', { src: '/media/tafel.jpg', ...values });
    const saved = htmlOf(editor);
    const loaded = edit(saved);
    expect(plain(htmlOf(loaded))).toBe(plain(saved));
    const { body } = new DOMParser().parseFromString(saved, 'text/html');
    const image = body.querySelector('div#tafelfoto.groot > a[href="/tafels"] > img');
    expect(Object.fromEntries([...imageAttributes].map((name) => [name, image?.getAttribute(name)]))).toEqual(
      values,
    );
    expect(image?.className).toBe('float-left shadow-lg');
    expect(image?.getAttribute('style')).toBe('border-radius: 8px; border: 2px solid rgba(0, 0, 0, 0.5)');
  });
});

describe('a link', () => {
  const values = {
    type_link: ['link', 'file'],
    target: ['', '_blank'],
    rel: ['', 'noopener noreferrer nofollow'],
    hideunderline: ['', '1'],
  } as const;
  const rows = values.type_link.flatMap((type_link) =>
    values.target.flatMap((target) =>
      values.rel.flatMap((rel) =>
        values.hideunderline.map((hideunderline) => ({ type_link, target, rel, hideunderline })),
      ),
    ),
  );

  it.each(rows)('RTE-15 has exactly the attributes of %o', (row) => {
    const editor = edit('<p>woord</p>');
    editor.commands.selectAll();
    runRichTextCommand(editor, 'link', { ...row, href: '/x' });
    const { body } = new DOMParser().parseFromString(htmlOf(editor), 'text/html');
    const anchor = body.querySelector('a')!;
    const written = Object.fromEntries([...anchor.attributes].map(({ name, value }) => [name, value]));
    const expected = Object.entries({ ...row, href: '/x' }).filter(([, value]) => value !== '');
    expect(written).toEqual(Object.fromEntries(expected));
    expect(linkAttributes({ ...row, href: '/x' }).href).toBe('/x');
  });

  it.each(['javascript:alert(1)', ' JaVaScript:x', 'data:text/html,x', '//evil.example', 'vbscript:x'])(
    'is not made of %s',
    (href) => {
      const editor = edit('<p>woord</p>');
      editor.commands.selectAll();
      runRichTextCommand(editor, 'link', { href });
      expect(htmlOf(editor)).toBe('<p>woord</p>');
      expect(again(`<p><a href="${href}">woord</a></p>`)).toBe('<p>woord</p>');
    },
  );
});

it('RTE-08 there are four alignments of lines and two floats', () => {
  expect(valuesOf(textAlignments)).toEqual([
    'left',
    'center',
    'right',
    'justify',
    'float-left',
    'float-right',
  ]);
});

it('a style is changed without changing the others, and removed', () => {
  const editor = edit('<p><span class="text-xl icon" style="color: #ff0000">a</span></p>');
  editor.commands.selectAll();
  runRichTextCommand(editor, 'font_size', { size: 'text-sm' });
  runRichTextCommand(editor, 'font_family', { family: 'font-primary' });
  expect(htmlOf(editor)).toBe(
    '<p><span class="text-sm font-primary icon" style="color: #ff0000">a</span></p>',
  );
  expect(richTextAttributes(editor)).toMatchObject({ font_size: 'text-sm', color: '#ff0000' });
  for (const [command, value] of [
    ['font_size', {}],
    ['font_family', {}],
    ['color', {}],
  ] as const) {
    runRichTextCommand(editor, command, value);
  }
  expect(htmlOf(editor)).toBe('<p><span class="icon">a</span></p>');
});

it('a style or a command outside the lists changes nothing', () => {
  const editor = edit('<p>a</p>');
  editor.commands.selectAll();
  runRichTextCommand(editor, 'font_size', { size: 'evil' });
  expect(runRichTextCommand(editor, 'constructor')).toBe(false);
  expect(htmlOf(editor)).toBe('<p>a</p>');
});

it('HTML that is preserved exactly is text while it is edited, and never an element of the page', () => {
  const html = '<div><img src="x" onerror="window.fired = true"></div>';
  const editor = edit('<p>a</p>');
  editor.commands.insertContent({ type: 'rawHtml', attrs: { html } });
  expect(editor.view.dom.querySelector('img[onerror]')).toBeNull();
  expect(htmlOf(editor)).toContain(html);
});

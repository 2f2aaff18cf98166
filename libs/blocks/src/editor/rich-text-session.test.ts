import { afterEach, describe, expect, it, vi } from 'vitest';
import { htmlSignature } from './html-signature.ts';
import { startRichText } from './rich-text-session.editor.ts';

afterEach(() => document.body.replaceChildren());

function open(html: string) {
  const element = document.createElement('div');
  document.body.append(element);
  const events = { onChange: vi.fn(), onCursor: vi.fn(), onDone: vi.fn(), onTooLarge: vi.fn() };
  return { element, events, session: startRichText(element, html, events) };
}

describe('startRichText', () => {
  it.each([
    '<p>Een <strong>vet</strong> en <em>schuin</em> woord</p>',
    '<h2>Kop</h2><p>Tekst met <a href="/tafels">een link</a></p>',
    '<ul><li>een</li><li>twee</li></ul>',
    '<p class="text-2xl" style="text-align: center">Midden</p>',
    '<p><span class="text-xl">groot</span></p>',
    '<p>een<br>twee</p><hr><blockquote><p>citaat</p></blockquote>',
    '<img src="/media/a.jpg" alt="Tafel" width="10">',
    '',
  ])('gives back %s as it was', (html) => {
    const { session } = open(html);
    expect(htmlSignature(session?.value() ?? 'refused')).toBe(htmlSignature(html));
    session?.end();
  });

  it.each(['<table><tbody><tr><td>cel</td></tr></tbody></table>', '<p>x</p><video src="/a"></video>'])(
    'refuses %s, which it would lose',
    (html) => {
      expect(open(html).session).toBeUndefined();
    },
  );

  it('does what the toolbar asks and refuses a link that runs code', () => {
    const { session, events } = open('<p>woord</p>');
    expect(session?.command('heading', { level: 3 })).toBe(true);
    expect(session?.value()).toBe('<h3>woord</h3>');
    expect(events.onChange).toHaveBeenCalled();
    expect(session?.attributes()).toMatchObject({ heading: 3, bold: false, link: null });
    session?.command('link', { href: 'javascript:alert(1)' });
    expect(session?.value()).not.toContain('javascript');
    expect(session?.command('constructor', {})).toBe(false);
    session?.end();
  });
});

it('the signature sees words, elements and attributes, not the way they are written', () => {
  expect(htmlSignature('<p><b>a</b></p>\n<p>b</p>')).toBe(htmlSignature('<p><strong>a</strong></p><p>b</p>'));
  expect(htmlSignature('<p class="x">a</p>')).not.toBe(htmlSignature('<p>a</p>'));
  expect(htmlSignature('<p>ab</p>')).not.toBe(htmlSignature('<p>ac</p>'));
});

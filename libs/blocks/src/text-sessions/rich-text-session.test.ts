import { afterEach, describe, expect, it, vi } from 'vitest';
import { startRichText } from './start-rich-text.editor.ts';

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
    '<p>Tekst met <a href="/tafels">een link</a></p>',
    '<ul><li>een</li><li>twee</li></ul>',
    '<p><span class="text-xl">groot</span></p>',
    '<table><tbody><tr><td>cel</td></tr></tbody></table>',
    '<img alt="Tafel" src="/media/a.jpg" width="10">',
    '',
  ])('returns %s unchanged', (html) => {
    const { session } = open(html);
    expect(session?.value()).toBe(html);
    session?.end();
  });

  it('refuses what it would lose', () => {
    expect(open('<p>x</p><video src="/a"></video>').session).toBeUndefined();
  });

  it('runs the commands of the toolbar and refuses a link that runs code', () => {
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

  it('reports which picture is selected, and nothing for a cursor in text', () => {
    const { session } = open('<p>woord</p>');
    expect(session?.selectedNode()).toEqual({ node: null, attributes: {} });
    session?.end();
    const picture = open('<img src="/media/a.jpg" alt="Tafel">');
    expect(picture.session?.selectedNode()).toEqual({
      node: 'image',
      attributes: { src: '/media/a.jpg', alt: 'Tafel' },
    });
    picture.session?.end();
  });
});

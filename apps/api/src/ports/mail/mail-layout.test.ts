import { describe, expect, it } from 'vitest';
import { mailLayout } from './mail-layout.ts';
import type { MailPart } from './mail-part.ts';

const parts: MailPart[] = [
  { kind: 'paragraph', text: 'Beste Jan & <Eva>,' },
  { kind: 'heading', text: 'Bestelling 1001' },
  {
    kind: 'rows',
    rows: [
      { label: '2 x Tafel', details: ['Kleur: Eiken'], value: '€ 242,00' },
      { label: 'Totaal', value: '€ 242,00', isStrong: true },
    ],
  },
  {
    kind: 'button',
    label: 'Bekijken',
    url: 'https://a.test/x?a=1&b="2"',
    hint: 'Met je adres.',
    copy: 'Of open:',
  },
  { kind: 'lines', lines: ['Dorpsstraat 1', 'Utrecht'] },
  { kind: 'footer', lines: ['Houtwerk', 'KvK 1'] },
];
const mail = mailLayout({ subject: 'Bevestiging <1>', sender: 'Hout & Zn', parts });

describe('mailLayout', () => {
  it('says all of it as plain text, part by part', () => {
    expect(mail.text).toBe(
      [
        'Beste Jan & <Eva>,',
        'Bestelling 1001',
        '2 x Tafel: € 242,00\n    Kleur: Eiken\nTotaal: € 242,00',
        'Bekijken:\nhttps://a.test/x?a=1&b="2"\nMet je adres.',
        'Dorpsstraat 1\nUtrecht',
        '--\nHoutwerk\nKvK 1',
      ].join('\n\n'),
    );
  });

  it('says the same as HTML, under sender and subject, with everything escaped', () => {
    const words = mail.html
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(words).toEqual([
      'Bevestiging &lt;1&gt;',
      'Hout &amp; Zn',
      'Bevestiging &lt;1&gt;',
      'Beste Jan &amp; &lt;Eva&gt;,',
      'Bestelling 1001',
      '2 x Tafel',
      'Kleur: Eiken',
      '€ 242,00',
      'Totaal',
      '€ 242,00',
      'Bekijken',
      'Met je adres.',
      'Of open:',
      'https://a.test/x?a=1&amp;b=&quot;2&quot;',
      'Dorpsstraat 1',
      'Utrecht',
      'Houtwerk',
      'KvK 1',
    ]);
    expect(mail.html).toContain('href="https://a.test/x?a=1&amp;b=&quot;2&quot;"');
  });

  it('has one main heading, and no style sheet or script, which mail programs drop', () => {
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(style|script|link)/);
  });

  it('leaves out what a button does not say', () => {
    const bare = mailLayout({
      subject: '',
      sender: '',
      parts: [{ kind: 'button', label: 'Open', url: '/x' }],
    });
    expect(bare.text).toBe('Open:\n/x');
    expect(bare.html).not.toMatch(/undefined|false/);
  });
});

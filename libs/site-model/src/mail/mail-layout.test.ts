import { describe, expect, it } from 'vitest';
import { mailLayout } from './mail-layout.ts';
import { plainMailLook } from './mail-look.ts';
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
  {
    kind: 'links',
    label: 'Bijlagen:',
    links: [{ text: 'Plan <1>.pdf', note: 'PDF, 2 kB', url: 'https://a.test/y?a=1&b="2"' }],
  },
  { kind: 'lines', lines: ['Dorpsstraat 1', 'Utrecht'] },
  { kind: 'footer', lines: ['Houtwerk', 'KvK 1'] },
];
const mail = mailLayout({ subject: 'Bevestiging <1>', sender: 'Hout & Zn', look: plainMailLook, parts });

describe('mailLayout', () => {
  it('renders all parts as plain text', () => {
    expect(mail.text).toBe(
      [
        'Beste Jan & <Eva>,',
        'Bestelling 1001',
        '2 x Tafel: € 242,00\n    Kleur: Eiken\nTotaal: € 242,00',
        'Bekijken:\nhttps://a.test/x?a=1&b="2"\nMet je adres.',
        'Bijlagen:\n- Plan <1>.pdf (PDF, 2 kB)\n  https://a.test/y?a=1&b="2"',
        'Dorpsstraat 1\nUtrecht',
        '--\nHoutwerk\nKvK 1',
      ].join('\n\n'),
    );
  });

  it('renders the same as HTML, below sender and subject, with everything escaped', () => {
    const words = mail.html
      .replace(/<style>[^]*<\/style>/, '')
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
      'Bijlagen:',
      'Plan &lt;1&gt;.pdf',
      'PDF, 2 kB',
      'Dorpsstraat 1',
      'Utrecht',
      'Houtwerk',
      'KvK 1',
    ]);
    for (const page of ['x', 'y'])
      expect(mail.html).toContain(`href="https://a.test/${page}?a=1&amp;b=&quot;2&quot;"`);
  });

  it('has one main heading, no script, and no style sheet but that of the dark colours', () => {
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(script|link)|@import|@font-face|url\(/);
    const [, sheet = '', ...more] = mail.html.split(/<\/?style>/);
    expect(more).toHaveLength(1);
    expect(sheet.trim()).toMatch(/^@media \(prefers-color-scheme:dark\)\{.*\}$/);
    // Each of its classes is that of an element with an inline colour, which is the light one.
    for (const [, name] of sheet.matchAll(/\.([a-z]+)\{/g))
      expect(mail.html).toMatch(
        new RegExp(`class="[^"]*\\b${name}\\b[^"]*"\\s+style="[^"]*(color|background|border)`),
      );
  });

  it('shows the logo with the name of the sender for readers without pictures, on a ground that stays light', () => {
    const look = { ...plainMailLook, logo: 'https://a.test/logo.png' };
    const { html } = mailLayout({ subject: 'x', sender: 'Hout & Zn', look, parts });
    expect(html).toMatch(
      /<td bgcolor="#ffffff" style="[^"]*background:#ffffff[^"]*">\s*<img src="https:\/\/a.test\/logo.png" alt="Hout &amp; Zn" height="40"/,
    );
  });

  it('omits the parts that a button does not have', () => {
    const bare = mailLayout({
      subject: '',
      sender: '',
      look: plainMailLook,
      parts: [{ kind: 'button', label: 'Open', url: '/x' }],
    });
    expect(bare.text).toBe('Open:\n/x');
    expect(bare.html).not.toMatch(/undefined|false/);
  });
});

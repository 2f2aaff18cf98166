import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { PdfBlock, PdfDocument, PdfPart } from './pdf-document.ts';
import { renderPdf } from './render-pdf.ts';
import { runPdfThread } from './run-pdf-thread.ts';
import { nodesOf, readPdf } from './testing/read-pdf.ts';

const look = { ink: '#1a1a1a', muted: '#595959', line: '#d6d6d6', accent: '#1f5a4a' };
const part = (...blocks: PdfBlock[]): PdfPart => ({ title: 'Deel', footer: 'Voet', blocks });
const document = (changes: Partial<PdfDocument>): PdfDocument => ({
  title: 'Titel',
  author: 'Winkel',
  language: 'nl',
  created: new Date('2026-11-28T10:00:00Z'),
  look,
  pageText: 'Pagina {page} van {pages}',
  parts: [],
  ...changes,
});
const table = (texts: readonly string[]): PdfBlock => ({
  kind: 'table',
  columns: [
    { title: 'Artikel', width: 4 },
    { title: 'Aantal', width: 1, align: 'end' },
  ],
  rows: texts.map((text) => [{ text, details: ['Hout: Eiken'], strong: true }, { text: '2' }]),
});

describe('renderPdf', () => {
  it('says its title, language and author, and is tagged for readers aloud', async () => {
    const logo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    const blocks: PdfBlock[] = [
      { kind: 'letterhead', name: 'Atelier Noord', lines: ['Gracht 1'] },
      { kind: 'heading', text: 'Pakbon' },
      { kind: 'paragraph', text: 'Lees dit.' },
      { kind: 'fields', columns: [[{ label: 'Adres', lines: ['Utrecht'] }]] },
      table(['Tafel']),
      { kind: 'totals', rows: [{ label: 'Samen', value: '2' }] },
    ];
    const shown = { ...look, logo: { bytes: new Uint8Array(logo), width: 30, height: 20 } };
    const parts = [part(...blocks), part(...blocks)];
    const bytes = await renderPdf(document({ look: shown, parts }));
    // However often the logo is shown.
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(1);
    const pdf = await readPdf(bytes);
    expect(pdf.info).toMatchObject({ Title: 'Titel', Author: 'Winkel', Language: 'nl' });
    expect(pdf.isTagged).toBe(true);
    expect(pdf.conformance).toContain('pdfuaid:part>1<');
    const roles = 'Document Sect Figure P H1 P P Table TR TH TH TR TD TD Table TR TH TD';
    expect(nodesOf(pdf.pages[0]?.tree).join(' ')).toBe(roles);
    expect(pdf.pages[0]?.text).toContain('Tafel Hout: Eiken');
  });

  it('goes on at the next page, with the titles of the columns, and counts the pages of each part', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Tafel ${index}`);
    const pdf = await readPdf(
      await renderPdf(document({ parts: [part(table(rows)), part(table(['Kruk']))] })),
    );
    const texts = pdf.pages.map(({ text }) => text);
    expect(texts).toHaveLength(5);
    for (const text of texts) expect(text).toContain('Artikel');
    expect(texts[1]).toContain('Pagina 2 van 4');
    expect(texts[4]).toContain('Pagina 1 van 1');
    for (const row of rows) expect(texts.filter((text) => text.includes(`${row} `))).toHaveLength(1);
  });

  it('draws text that is longer than a page, and what no font has', async () => {
    const long = `${'woord '.repeat(1500)}einde`;
    const hostile = `\u202Egedraaid\u0000 \ud800 أهلا 👩‍👩‍👧 ${'a\u0301'.repeat(50)} ${'W'.repeat(2000)} slot`;
    const pdf = await readPdf(
      await renderPdf(
        document({
          title: hostile,
          parts: [part(table([long, hostile]), { kind: 'paragraph', text: long })],
        }),
      ),
    );
    const text = pdf.pages.map((page) => page.text).join(' ');
    expect(text.match(/woord/g)).toHaveLength(3000);
    expect(text).toContain('gedraaid');
    expect(text).toContain('slot');
    expect(pdf.info).toMatchObject({ Title: expect.stringContaining('gedraaid') });
  });

  it('has the letters of Europe', async () => {
    const names = 'Łukasz Žižek Şahin Ελλάδα Жили-были Nguyễn €';
    const pdf = await readPdf(
      await renderPdf(document({ parts: [part({ kind: 'paragraph', text: names })] })),
    );
    expect(pdf.pages[0]?.text).toContain(names);
  });

  it('has Hebrew and Arabic letters, and the pictures of telephones', async () => {
    const text = '🎁 Kaars voor שלום en 😀';
    const parts = [part({ kind: 'paragraph', text }, { kind: 'paragraph', text: 'سلام' })];
    const pdf = await readPdf(await renderPdf(document({ parts })));
    const drawn = pdf.pages[0]?.text ?? '';
    expect(drawn).not.toContain('?');
    for (const word of ['🎁', 'Kaars voor', '😀']) expect(drawn).toContain(word);
    for (const letter of 'שלוםسلام') expect(drawn.normalize('NFKC')).toContain(letter);
  });
});

describe('runPdfThread', () => {
  const parts = [part({ kind: 'heading', text: 'Uit de draad' })];
  const made = async () => document({ parts });

  it('draws it in a thread, and one that takes too long fails', async () => {
    const pdf = await readPdf(await runPdfThread('a', made));
    expect(pdf.pages[0]?.text).toContain('Uit de draad');
    await expect(runPdfThread('a', made, 1)).rejects.toThrow('not drawn');
  });

  it('draws one after another in the same thread, and in a new one after a failure', async () => {
    let threads = 0;
    const count = () => void (threads += 1);
    process.on('worker', count);
    for (const deadline of [undefined, undefined, undefined, 0, undefined, undefined])
      await runPdfThread('a', made, deadline).catch(() => {});
    process.off('worker', count);
    expect(threads).toBe(2);
  });

  it('has at most two documents of a website in line, and others go on', async () => {
    const drawn = await Promise.allSettled(['a', 'a', 'a', 'b'].map((id) => runPdfThread(id, made)));
    expect(drawn.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(drawn[2]).toMatchObject({ reason: { code: 'rate_limited' } });
    await expect(runPdfThread('a', made)).resolves.toBeInstanceOf(Uint8Array);
  });
});

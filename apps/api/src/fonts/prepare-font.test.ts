import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { latinLetters } from './latin-letters.ts';
import { prepareFont } from './prepare-font.ts';
import { runFontThread } from './run-font-thread.ts';
import { figtree, madeOf, serif } from './testing/font-samples.ts';

async function prepared(file: Buffer) {
  const font = await prepareFont(file);
  if ('refused' in font) throw new Error(font.refused);
  return font;
}

describe('a file of a font', () => {
  it('has the metrics of the file, and widths relative to Arial that a browser would measure', async () => {
    const { metrics, family } = await prepared(serif);
    expect(family).toBe('Instrument Serif');
    expect(metrics).toMatchObject({ ascent: 0.99, descent: 0.31, weights: null });
    // Measured in a browser for the fonts of the product: Figtree is 0.994 of Arial, and lighter than regular here.
    expect((await prepared(figtree)).metrics.regular).toBeGreaterThan(0.9);
    expect((await prepared(figtree)).metrics.regular).toBeLessThan(1.02);
    expect(metrics.regular).toBeGreaterThan(0.7);
    expect(metrics.regular).toBeLessThan(0.85);
    expect(metrics.bold).toBeLessThan(metrics.regular);
  });

  it('keeps the weights of a font with several in one file', async () => {
    expect((await prepared(figtree)).metrics.weights).toEqual([300, 900]);
  });

  it.each(['truetype', 'woff', 'woff2'] as const)(
    'of the format %s becomes WOFF2 with Latin letters',
    async (format) => {
      const file = await madeOf(serif, format, `${latinLetters()}\u0308`);
      const lettersIn = (bytes: Uint8Array) => {
        const font = create(Buffer.from(bytes));
        // Tables of letters end with 0xffff.
        return 'fonts' in font ? [] : font.characterSet.filter((code) => code !== 0xffff);
      };
      expect(lettersIn(file)).toContain(0x308);
      const { bytes } = await prepared(file);
      expect(Buffer.from(bytes).subarray(0, 4).toString()).toBe('wOF2');
      const kept = new Set([...latinLetters()].map((letter) => letter.codePointAt(0)));
      expect(lettersIn(bytes)).toContain(0xeb);
      expect(lettersIn(bytes).filter((code) => !kept.has(code))).toEqual([]);
    },
  );

  const cut = (file: Buffer, part: number) => file.subarray(0, Math.floor(file.length * part));
  const damaged = (file: Buffer) =>
    Buffer.concat([file.subarray(0, 400), Buffer.alloc(file.length - 400, 7)]);
  it.each([
    ['a text', Buffer.from('Dit is geen lettertype'), 'fonts_not_a_font'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), 'fonts_not_a_font'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'fonts_not_a_font'],
    ['half a font', cut(serif, 0.5), 'fonts_broken'],
    ['the first bytes of a font', cut(figtree, 0.001), 'fonts_broken'],
    ['a damaged font', damaged(serif), 'fonts_broken'],
    ['only the signature of TrueType', Buffer.from('\u0000\u0001\u0000\u0000', 'latin1'), 'fonts_broken'],
    [
      'a signature with noise',
      Buffer.concat([Buffer.from('OTTO'), Buffer.alloc(5000, 0xff)]),
      'fonts_broken',
    ],
    ['nothing', Buffer.alloc(0), 'fonts_not_a_font'],
  ])('that is %s is refused', async (_what, file, refused) => {
    expect(await prepareFont(file)).toEqual({ refused });
  });

  it('that says it is very large when it is unpacked is refused before it is unpacked', async () => {
    const bomb = Buffer.from(serif);
    bomb.writeUInt32BE(500_000_000, 16);
    expect(await prepareFont(bomb)).toEqual({ refused: 'fonts_broken' });
  });

  it('without letters, such as a font of icons, is refused', async () => {
    expect(await prepareFont(await madeOf(serif, 'woff2', '.,;'))).toEqual({
      refused: 'fonts_without_letters',
    });
  });

  it('is prepared in a thread, and is broken if that takes too long', async () => {
    expect(await runFontThread(serif)).toMatchObject({ family: 'Instrument Serif' });
    expect(await runFontThread(figtree, 1)).toEqual({ refused: 'fonts_broken' });
  });

  it('waits for others, and is refused while eleven are in line', async () => {
    const files = Array.from({ length: 12 }, (_, nr) => Buffer.concat([serif, Buffer.of(nr)]));
    const replies = await Promise.allSettled(files.map((file) => runFontThread(file, 1)));
    const refused = replies.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'upload_not_now' } }]);
  });
});

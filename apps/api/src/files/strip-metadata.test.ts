import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripAvif } from './strip-avif.ts';
import { stripGif } from './strip-gif.ts';

const red = { create: { width: 20, height: 10, channels: 3, background: '#c00' } } as const;
const secret = 'geheime plek';
const gif = await sharp(red).gif({ loop: 3 }).toBuffer();
const avif = await sharp(red)
  .withExif({ IFD0: { Copyright: secret } })
  .avif({ effort: 0 })
  .toBuffer();

/** The colour of the first pixel. */
async function pixelOf(bytes: Buffer): Promise<number[]> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}
const extension = (label: number, ...blocks: string[]) =>
  Buffer.concat([
    Buffer.from([0x21, label]),
    ...blocks.map((text) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')])),
    Buffer.from([0]),
  ]);
/** The picture with other blocks before its first one. */
function gifWith(...blocks: Buffer[]): Buffer {
  const start = 13 + 3 * 2 ** ((gif[10]! & 7) + 1);
  return Buffer.concat([gif.subarray(0, start), ...blocks, gif.subarray(start)]);
}
const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

describe('stripGif', () => {
  it.each([
    ['a comment', gifWith(extension(0xfe, secret))],
    ['the metadata of a program', gifWith(extension(0xff, 'XMP DataXMP', secret))],
    [
      'text after the number of repetitions',
      gifWith(extension(0xff, 'NETSCAPE2.0', '\u0001\u0002\u0000', secret)),
    ],
    ['bytes after its end', Buffer.concat([gif, Buffer.from(secret)])],
  ])('leaves out %s', async (_what, bytes) => {
    expect(bytes.includes(secret)).toBe(true);
    const clean = stripGif(bytes)!;
    expect(clean.includes(secret)).toBe(false);
    expect(await pixelOf(clean)).toEqual(await pixelOf(gif));
  });

  it('keeps the pictures, their timing and the repetitions', async () => {
    const frames = { pages: 2, delay: [100, 200], loop: 3 };
    const moving = await sharp(Buffer.concat([Buffer.alloc(600, 9), Buffer.alloc(600, 200)]), {
      raw: { width: 20, height: 20, channels: 3, pageHeight: 10 },
    })
      .gif({ delay: frames.delay, loop: frames.loop })
      .toBuffer();
    const clean = stripGif(moving)!;
    expect(await sharp(clean, { animated: true }).metadata()).toMatchObject(frames);
  });

  it('finds any file damaged or reads it to its end', () => {
    expect(stripGif(gif.subarray(0, gif.length - 1))).toBeUndefined();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const clean = stripGif(Buffer.concat([gif.subarray(0, 13), bytes]));
        expect(clean === undefined || clean.at(-1) === 0x3b).toBe(true);
      }),
    );
  });
});

describe('stripAvif', () => {
  it.each([
    ['Exif', avif],
    ['a box of a program', Buffer.concat([avif, box('uuid', Buffer.from(secret))])],
    [
      'bytes after its end',
      Buffer.concat([avif, Buffer.from(`\u00ff\u00ff\u00ff\u00ff${secret}`, 'latin1')]),
    ],
  ])('overwrites or leaves out %s', async (_what, bytes) => {
    expect(bytes.includes(secret)).toBe(true);
    const clean = stripAvif(bytes)!;
    expect(clean.includes(secret)).toBe(false);
    expect(await pixelOf(clean)).toEqual(await pixelOf(avif));
    expect(await sharp(clean).metadata()).toMatchObject({ width: 20, height: 10 });
  });

  it('finds any file damaged or returns one, and never throws', () => {
    expect(stripAvif(gif)).toBeUndefined();
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(avif.length - 1), fc.nat(255)), { maxLength: 20 }), (changes) => {
        const broken = Buffer.from(avif);
        for (const [at, byte] of changes) broken[at] = byte;
        const clean = stripAvif(broken);
        expect(clean === undefined || clean.length <= broken.length).toBe(true);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { fileNameOf, newFileName, randomPart } from './new-file-name.ts';

const at = { now: 1_700_000_000_000, random: 'abcdefghi1', extension: 'jpeg' };

describe('newFileName', () => {
  it('UPL-14 UPL-15 contains the time, a random part and the original name', () => {
    expect(newFileName('foto.jpg', at)).toBe('1700000000000-abcdefghi1-foto.jpeg');
    const [first, second] = [randomPart(), randomPart()].map((random) =>
      newFileName('foto.jpg', { ...at, random }),
    );
    expect(first).toMatch(/^1700000000000-[a-z0-9]{10}-foto\.jpeg$/);
    expect(first).not.toBe(second);
    const drawn = new Set(Array.from({ length: 200 }, randomPart).join(''));
    expect([...drawn].sort().join('')).toBe('0123456789abcdefghijklmnopqrstuvwxyz');
  });

  it.each(['a.JPG', 'a.jpg', 'a.JPEG'])('UPL-11 ends %s on .jpeg', (name) => {
    const extension = name.slice(2).toLowerCase();
    expect(newFileName(name, { ...at, extension })).toMatch(/-a\.jpeg$/);
  });

  it.each([
    ['Café Ünïcode (2).png', 'cafe-unicode-2'],
    ['../../etc/passwd', 'bestand'],
    ['..\\..\\boot.ini', 'boot'],
    ['🪑🪑.png', 'bestand'],
    ['.htaccess', 'htaccess'],
    ['كرسي.png', 'bestand'],
    [`${'x'.repeat(300)}.png`, 'x'.repeat(60)],
    ['a.php.jpg', 'a-php'],
  ])('UPL-15 makes %j safe in any address', (original, slug) => {
    expect(newFileName(original, at)).toBe(`1700000000000-abcdefghi1-${slug}.jpeg`);
  });

  it('replaces the stamp of an earlier call', () => {
    const once = newFileName('foto.jpg', { ...at, now: 1_600_000_000_000, random: 'zzzzzzzzzz' });
    expect(newFileName(once, at)).toBe('1700000000000-abcdefghi1-foto.jpeg');
  });
});

describe('fileNameOf', () => {
  it.each([
    'foto.jpeg',
    'jaarverslag-2026.pdf',
    '1700000000000.pdf',
    'a-bcdefghij1-b.csv',
    '2026-abcdefghi1-plan.docx',
    `${'x'.repeat(60)}.webp`,
  ])('returns %s from the path and the address under which it is stored', (name) => {
    const extension = name.slice(name.lastIndexOf('.') + 1);
    const stored = newFileName(name, { now: Date.now(), random: randomPart(), extension });
    for (const path of [stored, `assets/${stored}`, `https://x.test/media/w/a/${stored}?expires=1&path=/a`])
      expect(fileNameOf(path)).toBe(name);
  });

  it.each([
    ['Café Ünïcode (2).png', 'cafe-unicode-2.jpeg'],
    ['FOTO.JPG', 'foto.jpeg'],
    ['🪑🪑.png', 'bestand.jpeg'],
  ])('returns what the stored name keeps of %j', (original, shown) => {
    expect(fileNameOf(newFileName(original, at))).toBe(shown);
  });

  it.each([
    ['/brochures/Onze brochure.pdf', 'Onze brochure.pdf'],
    ['', ''],
    ['assets/', ''],
  ])('returns the last part of %j, which was not stored under a new name', (path, name) => {
    expect(fileNameOf(path)).toBe(name);
  });
});

describe('randomPart', () => {
  it('UPL-47 never repeats, also within one millisecond', () => {
    const names = Array.from({ length: 10_000 }, () => newFileName('a.png', { ...at, random: randomPart() }));
    expect(new Set(names).size).toBe(10_000);
    expect(randomPart()).toMatch(/^[a-z0-9]{10}$/);
  });
});

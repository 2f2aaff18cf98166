import { describe, expect, test } from 'vitest';
import { arrived, shownAddress, withChanges } from './address-ahead.ts';

describe('the address that is shown', () => {
  test('is the last one that was asked for, until the router has rendered it', () => {
    const asked = { from: '', asked: ['zoek=s', 'zoek=st'] };
    expect(shownAddress(asked)).toBe('zoek=st');
    const first = arrived(asked, 'zoek=s');
    expect(shownAddress(first)).toBe('zoek=st');
    expect(arrived(first, 'zoek=st')).toEqual({ from: 'zoek=st', asked: [] });
  });

  test('an address that the router skips is forgotten with the one that follows it', () => {
    expect(arrived({ from: '', asked: ['zoek=s', 'zoek=st'] }, 'zoek=st').asked).toEqual([]);
  });

  test('another way of going somewhere counts: a link, or back', () => {
    const there = arrived({ from: '', asked: ['zoek=s'] }, 'zoek=s');
    expect(shownAddress(arrived(there, ''))).toBe('');
    expect(shownAddress(arrived({ from: 'a=1', asked: ['a=2'] }, 'b=1'))).toBe('b=1');
  });

  test('a text that was typed and removed again is shown as removed', () => {
    const typed = { from: '', asked: ['zoek=s', ''] };
    expect(shownAddress(typed)).toBe('');
    expect(shownAddress(arrived(typed, 'zoek=s'))).toBe('');
  });
});

test('changes keep the other parameters, and an empty value removes its own', () => {
  expect(withChanges('van=2026-01-01&pagina=3', { tot: '2026-02-01', pagina: '' })).toBe(
    'van=2026-01-01&tot=2026-02-01',
  );
});

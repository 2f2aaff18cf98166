import { formChoice, newFormItem } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { applySetter } from './apply-setter.ts';
import { shownItems } from './shown-items.ts';
import { summaryOf } from './summary.ts';
import type { VisitorItem } from './visitor-item.ts';

const item = (identifier: string, more: Partial<VisitorItem> = {}): VisitorItem => ({
  ...newFormItem({ type: 'text', identifier }),
  ...more,
});
const is = (name: string, value: string) => ({ name, operator: '==' as const, value });
const names = (items: readonly VisitorItem[]) => items.map(({ identifier }) => identifier);

describe('shownItems', () => {
  it('FORM-11 shows an item while any of its rules matches', () => {
    const items = [item('a'), item('b'), item('c', { conditional: [is('a', '1'), is('b', '2')] })];
    expect(names(shownItems(items, { a: '0', b: '2' }))).toContain('c');
    expect(names(shownItems(items, { a: '0', b: '0' }))).not.toContain('c');
    expect(names(shownItems(items, { a: '1', b: '0' }))).toContain('c');
  });

  it('FORM-12 shows an item with a function only while it returns true', () => {
    const items = [item('age'), item('vergunning', { conditional: (values) => Number(values['age']) > 17 })];
    expect(names(shownItems(items, { age: '18' }))).toEqual(['age', 'vergunning']);
    expect(names(shownItems(items, { age: '17' }))).toEqual(['age']);
  });

  it('FORM-13 compares one value with one answer', () => {
    const items = [item('soort'), item('meer', { conditional: [is('soort', 'b')] })];
    expect(['a', 'b', 'B', 'bb', ''].filter((soort) => shownItems(items, { soort }).length === 2)).toEqual([
      'b',
    ]);
  });

  it('hides an item whose condition refers to a hidden item, whatever was typed there', () => {
    const items = [
      item('a'),
      item('b', { conditional: [is('a', 'ja')] }),
      item('c', { conditional: [is('b', 'ja')] }),
    ];
    expect(names(shownItems(items, { a: 'nee', b: 'ja' }))).toEqual(['a']);
  });
});

describe('applySetter', () => {
  it.each([
    ['trim', '  Jan ', 'Jan'],
    ['lowercase', 'JAN@X.NL', 'jan@x.nl'],
    ['uppercase', 'ab', 'AB'],
    ['slug', 'Café de Zon!', 'cafe-de-zon'],
    ['postcode', ' 1234ab', '1234 AB'],
    ['postcode', 'B-1000', 'B-1000'],
    ['', 'Zo', 'Zo'],
  ] as const)('does %s to "%s"', (setter, typed, expected) => {
    expect(applySetter(setter, typed)).toBe(expected);
  });

  it('accepts a function too', () => {
    expect(applySetter((value) => `${value}!`, 'a')).toBe('a!');
  });
});

describe('summaryOf', () => {
  const landen = [formChoice('nl', 'Nederland'), formChoice('be', 'België')];
  const dieren = [formChoice('a', 'Aap'), formChoice('b', 'Beer')];

  it('FORM-17 skips items that are excluded', () => {
    const items = [item('a', { label: 'A' }), item('b', { exclude_from_summary: '1' })];
    expect(summaryOf(items, { a: 'x', b: 'y' })).toEqual([{ identifier: 'a', label: 'A', value: 'x' }]);
  });

  it('FORM-18 shows the title of a choice', () => {
    const [line] = summaryOf([item('land', { type: 'select', options: landen })], { land: 'nl' });
    expect(line?.value).toBe('Nederland');
  });

  it('FORM-19 shows every title of ticked boxes and of radio buttons', () => {
    for (const type of ['checkbox', 'radio'] as const) {
      const [line] = summaryOf([item('dier', { type, options: dieren })], { dier: 'a,b' });
      expect(line?.value).toBe('Aap, Beer');
    }
  });

  it('shows files by the names with which they were uploaded', () => {
    const stored = ['foto.jpeg', 'plan.pdf'].map((name) => `assets/forms/1700000000000-abcdefghi1-${name}`);
    const [line] = summaryOf([item('bijlagen', { type: 'file' })], { bijlagen: stored.join('|') });
    expect(line?.value).toBe('foto.jpeg, plan.pdf');
  });

  it('shows of a password only that it was filled in, and leaves out what is hidden or empty', () => {
    const items = [
      item('code', { type: 'password' }),
      item('weg', { conditional: [is('leeg', 'x')] }),
      item('leeg'),
      item('kop', { type: 'title', title: 'Kop' }),
    ];
    const lines = summaryOf(items, { code: 'geheim', weg: 'oud', leeg: '' });
    expect(lines.map(({ identifier }) => identifier)).toEqual(['code']);
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });
});

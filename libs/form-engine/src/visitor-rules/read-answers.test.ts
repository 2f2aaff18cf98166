import { formChoice, newFormItem, type FormItem, type FormItemType } from '@etalage/site-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswers } from './read-answers.ts';

const options = [formChoice('a', 'Aap'), formChoice('b', 'Beer')];
const one = (type: FormItemType, more: Partial<FormItem> = {}) =>
  newFormItem({ type, identifier: 'veld', ...more });
const read = (item: FormItem, veld: string) => readAnswers([item], { veld });
const issueOf = (item: FormItem, veld: string) => read(item, veld).issues['veld']?.[0]?.text;

describe('readAnswers', () => {
  it.each<[FormItemType, Partial<FormItem>, string, string]>([
    ['text', { required: '1' }, '   ', 'error_field_required'],
    ['text', {}, 'x'.repeat(501), 'form_check_too_long'],
    ['text', {}, 'x'.repeat(10_000), 'form_check_too_long'],
    ['textarea', {}, '🙂'.repeat(10_001), 'form_check_too_long'],
    ['email', {}, 'jan@', 'formfield_check_email'],
    ['tel', {}, '12', 'form_check_tel'],
    ['number', {}, '1e5', 'form_check_number'],
    ['date', {}, '31-02-2026', 'form_check_date'],
    ['date', {}, '2026-02-31', 'form_check_date'],
    ['date', {}, '31-02', 'form_check_date'],
    ['time', {}, '25:00', 'form_check_time'],
    ['select', { options }, 'c', 'form_check_choice_gone'],
    ['select', { options, required: '1' }, '', 'form_check_choose'],
    ['radio', { options, required: '1' }, '', 'form_check_choose'],
    ['checkbox', { options }, 'a,c', 'form_check_choice_gone'],
    ['checkbox', { required: '1' }, '', 'form_check_tick'],
    ['file', { required: '1' }, '', 'form_check_file'],
    ['file', {}, Array.from({ length: 21 }, (_, n) => `f/${n}`).join('|'), 'formfield_check_files'],
  ])('refuses in a %s item %o the answer %s', (type, more, typed, expected) => {
    expect(issueOf(one(type, more), typed)).toBe(expected);
  });

  it.each<[FormItemType, Partial<FormItem>, string, string]>([
    ['text', {}, ' Jan ', 'Jan'],
    ['textarea', {}, '🙂'.repeat(10_000), '🙂'.repeat(10_000)],
    ['text', {}, 'A\r\nBcc: x@y.nl', 'A Bcc: x@y.nl'],
    ['textarea', {}, 'مرحبا بالعالم\nשלום', 'مرحبا بالعالم\nשלום'],
    ['email', {}, 'jan@x.nl', 'jan@x.nl'],
    ['tel', {}, '+31 (0)6 - 12 34 56 78', '+31 (0)6 - 12 34 56 78'],
    ['number', {}, '-12,5', '-12,5'],
    ['date', {}, '29-2-2028', '2028-02-29'],
    ['date', {}, '2026-01-31', '2026-01-31'],
    ['time', {}, '9.05', '09:05'],
    ['select', { options }, 'b', 'b'],
    ['checkbox', { options }, 'a,b', 'a,b'],
    ['checkbox', {}, '1', '1'],
    ['hidden', {}, 'x', 'x'],
    ['text', { setter: 'uppercase' }, 'ab', 'AB'],
    ['password', {}, ' geheim ', '1'],
  ])('takes in a %s item %o the answer %s', (type, more, typed, expected) => {
    expect(read(one(type, more), typed)).toEqual({ values: { veld: expected }, issues: {} });
  });

  it('leaves out hidden items, unknown answers and text between the questions', () => {
    const items = [
      one('select', { identifier: 'soort', options }),
      one('text', {
        identifier: 'meer',
        required: '1',
        conditional: [{ name: 'soort', operator: '==', value: 'b' }],
      }),
      one('title', { identifier: '', title: 'Kop' }),
    ];
    expect(readAnswers(items, { soort: 'a', meer: 'oud', vreemd: 'x', toString: 'y' })).toEqual({
      values: { soort: 'a' },
      issues: {},
    });
  });

  it('reads an item under its older name `key`', () => {
    const item = { ...one('text'), identifier: '', key: 'naam' };
    expect(readAnswers([item], { naam: 'Jan' }).values).toEqual({ naam: 'Jan' });
  });

  it('keeps any storable text of one line as it was typed, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const line = typed.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '-');
        expect(read(one('text'), line).values['veld']).toBe(line.trim());
      }),
    );
  });

  it('makes one line of a text with line breaks', () => {
    expect(read(one('text'), 'a\u2028b\nc').values['veld']).toBe('a b c');
  });
});

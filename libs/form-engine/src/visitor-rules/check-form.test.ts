import { defaultFormSettings, formChoice, newFormItem, type FormSettings } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';

const naam = newFormItem({ type: 'text', identifier: 'naam', id: '1' });
const email = newFormItem({ type: 'email', identifier: 'email', id: '2' });
const paths = (items: readonly (typeof naam)[], settings: Partial<FormSettings> = {}) =>
  Object.keys(checkForm({ items, settings: { ...defaultFormSettings, ...settings } }));

describe('checkForm', () => {
  it('accepts a valid form', () => {
    const soort = newFormItem({ type: 'select', identifier: 'soort', options: [formChoice('a', 'A')] });
    const meer = { ...naam, conditional: [{ name: 'soort', operator: '==' as const, value: 'a' }] };
    expect(
      paths([soort, meer, email], { confirm: '1', confirm_item: 'email', mail_to: 'a@b.nl, c@d.nl' }),
    ).toEqual([]);
  });

  it('FORM-30 refuses two questions with one name, and a name that cannot be submitted', () => {
    expect(paths([naam, { ...naam, id: '3' }])).toEqual(['items.0.identifier', 'items.1.identifier']);
    expect(paths([naam, { ...email, identifier: '_leeg' }])).toEqual(['items.1.identifier']);
  });

  it('refuses choices with the same value, and questions without choices', () => {
    const select = newFormItem({ type: 'select', identifier: 'soort' });
    expect(paths([select])).toEqual(['items.0.options']);
    expect(paths([{ ...select, options: [formChoice('a', 'A'), formChoice('a', 'B')] }])).toEqual([
      'items.0.options',
    ]);
    expect(paths([{ ...select, options: [formChoice('a,b', 'A')] }])).toEqual(['items.0.options']);
  });

  it('refuses a rule about a question that is later or does not exist', () => {
    const rule = (name: string) => ({ name, operator: '==' as const, value: 'x' });
    expect(paths([{ ...naam, conditional: [rule('email')] }, email])).toEqual(['items.0.conditional']);
    expect(paths([naam, { ...email, conditional: [rule('weg')] }])).toEqual(['items.1.conditional']);
  });

  it('refuses invalid mail addresses and addresses that run script', () => {
    expect(paths([naam], { mail_to: 'a@b.nl, geen adres' })).toEqual(['settings.mail_to']);
    expect(paths([naam], { confirm: '1', confirm_item: 'naam' })).toEqual(['settings.confirm_item']);
    expect(paths([naam], { redirection_url: 'javascript:alert(1)' })).toEqual(['settings.redirection_url']);
    expect(paths([naam], { redirection_url: '//evil.test' })).toEqual(['settings.redirection_url']);
    expect(paths([])).toEqual(['items']);
  });
});

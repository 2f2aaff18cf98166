import { defaultFormSettings, formChoice, newFormItem } from '@etalage/site-model';
import { describe, expect, it } from 'vitest';
import type { OwnedForm } from '../../queries/form-queries.ts';
import { formOf, valuesOf } from './form-values.ts';

const form: OwnedForm = {
  id: 'f1',
  title: 'Contact',
  submit_title: 'Versturen',
  summary: '1',
  version: 3,
  items: [
    newFormItem({ type: 'title', identifier: '', id: 'k', title: 'Kop' }),
    newFormItem({ type: 'select', identifier: 'soort', options: [formChoice('a', 'A')], required: '1' }),
    newFormItem({
      type: 'text',
      identifier: 'meer',
      conditional: [{ name: 'soort', operator: '==', value: 'a' }],
      setter: 'uppercase',
    }),
  ],
  settings: { ...defaultFormSettings, mail_to: 'a@b.nl', retention_days: 90 },
};
const added = (attributes: Record<string, unknown>, layout = 'text') => ({
  key: 'nieuw',
  layout,
  attributes,
});

describe('the values of the builder', () => {
  it('convert to the form and back without a difference', () => {
    expect(formOf(form, valuesOf(form))).toEqual(form);
  });

  it('name a question without a name after its text, each with another name', () => {
    const items = [added({ label: 'Je naam?' }), added({ label: 'Je naam?' }), added({ label: '2 ?' })];
    expect(formOf(form, { ...valuesOf(form), items }).items.map(({ identifier }) => identifier)).toEqual([
      'je-naam',
      'je-naam-2',
      'vraag',
    ]);
  });

  it('give a choice without a value one made from its text', () => {
    const options = [{ key: 'o', layout: 'option', attributes: { title: 'Één, twee' } }];
    const [item] = formOf(form, { ...valuesOf(form), items: [added({ options }, 'radio')] }).items;
    expect(item?.options).toEqual([formChoice('een-twee', 'Één, twee')]);
  });
});

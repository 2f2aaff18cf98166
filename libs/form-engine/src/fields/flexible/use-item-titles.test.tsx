import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../definition/field-definition.ts';
import { referable, sampleReferences } from '../../testing/sample-references.ts';
import { showFields } from '../../testing/show-field.tsx';

afterEach(cleanup);

it('names what the items of a list refer to, with one request', async () => {
  const source = sampleReferences({
    categories: [referable('a', 'Stoelen'), referable('b', 'Tafels')],
  });
  const named = vi.spyOn(source, 'named');
  const rule: FieldDefinition = { type: 'reference', key: 'category', settings: { refersTo: 'categories' } };
  const rules: FieldDefinition = {
    type: 'flexible',
    key: 'rules',
    layouts: [{ layout: 'rule', title: 'Regel', dynamic_title: 'category', fields: [rule] }],
  };
  const stored = ['a', 'b', 'a', ''].map((category, index) => ({
    layout: 'rule',
    key: `k${index}`,
    attributes: { category },
  }));
  showFields([rules], { stored: { rules: stored }, services: { references: source } });
  await screen.findByText('Tafels');
  const titles = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(titles).toEqual(['Stoelen', 'Tafels', 'Stoelen', 'Regel']);
  expect(named.mock.calls).toEqual([['categories', ['a', 'b']]]);
});

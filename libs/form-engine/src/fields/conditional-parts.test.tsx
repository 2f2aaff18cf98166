import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import { showFields } from '../testing/show-field.tsx';

afterEach(cleanup);

const text = (key: string): FieldDefinition => ({ type: 'text', key, title: `Veld ${key}` });
const conditions = {
  rules: [{ name: 'soort', operator: '==', value: 'b' }] as const,
  'a function': (values: FormValues) => values['soort'] === 'b',
};

describe('parts with a condition', () => {
  it('STEP-10 a step and a tab with rules or a function show only while these are met', () => {
    for (const [kind, conditional] of Object.entries(conditions)) {
      showFields([
        text('soort'),
        {
          type: 'steps',
          settings: {
            steps: [
              { key: 'een', title: 'Stap een', fields: [text('c')] },
              { key: 'twee', title: 'Stap twee', fields: [text('d')], conditional },
            ],
          },
        },
        {
          type: 'tabs',
          settings: {
            tabs: [
              { title: 'Een', fields: [text('a')] },
              { title: 'Twee', fields: [text('b')], conditional },
            ],
          },
        },
      ]);
      const shown = () => [
        ...screen.getAllByRole('listitem').map(({ textContent }) => textContent),
        ...screen.getAllByRole('tab').map(({ textContent }) => textContent),
      ];
      const choose = (value: string) =>
        fireEvent.change(screen.getByLabelText('Veld soort'), { target: { value } });
      const withSecond = [expect.stringContaining('Stap een'), expect.stringContaining('Stap twee')];
      choose('b');
      expect(shown(), kind).toEqual([...withSecond, 'Een', 'Twee']);
      choose('a');
      expect(shown(), kind).toEqual([expect.stringContaining('Stap een'), 'Een']);
      cleanup();
    }
  });
});

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showFields } from '../../testing/show-field.tsx';
import { dateConfigOf } from '../date-picker/date-config.ts';

afterEach(cleanup);

describe('the configuration of a widget', () => {
  it('FPROP-15 mode selects the language of a code editor, config overrides the default of a date', async () => {
    const languages: (string | null)[] = [];
    for (const mode of ['css', 'javascript', 'json', 'html', undefined]) {
      showFields([{ type: 'code_editor', key: 'code', title: 'Code', ...(mode && { mode }) }]);
      const editor = await screen.findByRole('textbox', { name: 'Code' });
      await vi.waitFor(() => expect(editor.isConnected).toBe(true));
      languages.push(editor.getAttribute('data-language'));
      cleanup();
    }
    expect(languages).toEqual(['css', 'javascript', 'json', 'html', 'html']);
    const now = new Date(2024, 4, 6, 12);
    expect(dateConfigOf({}, now).least).toEqual(new Date(2024, 4, 6));
    expect(dateConfigOf({ config: { minDate: '2024-05-01' } }, now).least).toEqual(new Date(2024, 4, 1));
  });
});

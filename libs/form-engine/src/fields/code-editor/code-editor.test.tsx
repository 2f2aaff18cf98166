import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showFields, t } from '../../testing/show-field.tsx';
import type { DateOptions } from '../date-picker/date-config.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 4, 6, 12) });
    /** The pattern that a date field shows, and whether it accepts the day before today and the third day after it. */
    const dateOf = (options: DateOptions) => {
      showFields([{ type: 'date_picker', key: 'dag', title: 'Dag', ...options }]);
      fireEvent.click(screen.getByRole('button', { name: t('formfield_date_open') }));
      const days = [/zondag 5 mei/, /donderdag 9 mei/].map((name) =>
        screen.getByRole<HTMLButtonElement>('button', { name }),
      );
      const input = document.querySelector<HTMLInputElement>('[data-field="dag"] input');
      const shown = [input?.placeholder, ...days.map(({ disabled }) => !disabled)];
      cleanup();
      return shown;
    };
    const day = t('formfield_date_pattern_date');
    const moment = t('formfield_date_pattern_datetime');
    expect(dateOf({})).toEqual([day, false, true]);
    expect(dateOf({ mode: 'datetime' })).toEqual([moment, false, true]);
    const limits = { minDate: '2024-05-01', maxDate: '2024-05-08' };
    expect(dateOf({ config: { mode: 'datetime', ...limits } })).toEqual([moment, true, false]);
    showFields([{ type: 'text', key: 'bel', title: 'Telefoon', settings: { input: 'tel' } }]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefoon' }).inputMode).toBe('tel');
  });
});

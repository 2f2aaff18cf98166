import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showFields } from '../../testing/show-field.tsx';
import { dateConfigOf, type DateOptions } from './date-config.ts';
import { formatDay, formatSpan, parseDay, parseSpan, shownValue, storedValue } from './date-values.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2024, 4, 6, 10, 30));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (more: DateOptions = {}, stored?: string) =>
  showFields([{ type: 'date_picker', key: 'datum', title: 'Datum', ...more }], {
    stored: stored === undefined ? {} : { datum: stored },
  });
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Kalender openen' }));
const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('dates as they are stored', () => {
  it('DATE-04 6 May 2024 is 2024-05-06', () => {
    expect(formatDay(new Date(2024, 4, 6), 'date')).toBe('2024-05-06');
  });

  it('DATE-05 with a time it is 2024-05-06 13:05', () => {
    expect(formatDay(new Date(2024, 4, 6, 13, 5), 'datetime')).toBe('2024-05-06 13:05');
    expect(formatDay(new Date(2024, 4, 6, 9, 30), 'datetime')).toBe('2024-05-06 09:30');
  });

  it('DATE-06 a range is stored with to and shown with tot', () => {
    const span = { from: new Date(2024, 4, 6), to: new Date(2024, 4, 8) };
    const stored = '2024-05-06 to 2024-05-08';
    expect(formatSpan(span)).toBe(stored);
    expect(parseSpan(stored)).toEqual(span);
    expect(shownValue(stored, 'tot')).toBe('2024-05-06 tot 2024-05-08');
    expect(storedValue('2024-05-06 tot 2024-05-08')).toBe(stored);
  });

  it.each(['2024-02-31', '06-05-2024', '2024-5-6', 'morgen'])('%s is not a day', (text) => {
    expect(parseDay(text, 'date')).toBeUndefined();
  });
});

describe('DatePickerWidget', () => {
  it('FLD-45 has an input for the date, and a calendar', () => {
    show();
    expect(screen.getByRole('textbox', { name: 'Datum' })).toBeTruthy();
    open();
    expect(screen.getByRole('grid', { name: /mei 2024/i })).toBeTruthy();
    cleanup();
    show({}, '2024-07-01');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Datum' }).value).toBe('2024-07-01');
    open();
    expect(screen.getByRole('grid', { name: /juli 2024/i })).toBeTruthy();
  });

  it('the configuration overrides the first day, which is today', () => {
    const now = new Date();
    expect(dateConfigOf({}, now).least).toEqual(new Date(2024, 4, 6));
    expect(dateConfigOf({ config: { minDate: '2024-05-01' } }, now).least).toEqual(new Date(2024, 4, 1));
    expect(dateConfigOf({ config: { minDate: null } }, now).least).toBeUndefined();
  });

  it('yesterday cannot be chosen, today can', () => {
    const { values } = show();
    open();
    expect(day(/zondag 5 mei/).disabled).toBe(true);
    fireEvent.click(day(/maandag 6 mei/));
    expect(values()).toEqual({ datum: '2024-05-06' });
  });

  it('FPROP-23 default_today starts an empty field at today, and leaves a filled one alone', () => {
    expect(show({ default_today: true }).values()).toEqual({ datum: '2024-05-06' });
    cleanup();
    expect(show({ default_today: true }, '2024-07-01').changes).toEqual([]);
  });

  it('choosing a day does not change the time; a minute up is one minute', () => {
    const { values } = show({ mode: 'datetime' }, '2024-05-07 13:59');
    open();
    fireEvent.click(day(/woensdag 8 mei/));
    expect(values()).toEqual({ datum: '2024-05-08 13:59' });
    const minutes = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minuten' });
    expect([minutes.value, minutes.step, minutes.max]).toEqual(['59', '1', '59']);
    fireEvent.change(minutes, { target: { value: '0' } });
    expect(values()).toEqual({ datum: '2024-05-08 13:00' });
  });

  it('accepts a typed range in Dutch', () => {
    const { values } = show({ mode: 'range' });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '2024-05-06 tot 2024-05-08' } });
    expect(values()).toEqual({ datum: '2024-05-06 to 2024-05-08' });
  });
});

import { formChoice, newFormItem, type FormItem, type FormItemType } from '@etalage/site-model';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { withTexts } from '../testing/show-field.tsx';
import type { VisitorItem } from '../visitor-rules/visitor-item.ts';
import { FileControl } from './file-control.tsx';
import type { FormAnswer } from './form-answer.ts';
import { VisitorForm } from './visitor-form.tsx';

afterEach(cleanup);

const show = (items: readonly VisitorItem[], answer?: Partial<FormAnswer>, summary: '0' | '1' = '0') =>
  render(
    withTexts(
      <VisitorForm
        form={{ id: 'f1', title: 'Contact', submit_title: 'Versturen', summary, version: 1, items }}
        use="u1"
        action="/contact"
        answer={answer && { errors: {}, values: {}, message: '', ...answer }}
      />,
    ),
  ).container;
const item = (type: FormItemType, more: Partial<FormItem> = {}) =>
  newFormItem({ type, identifier: 'veld', label: 'Vraag', ...more });
const landen = [formChoice('nl', 'Nederland'), formChoice('be', 'België')];
const posted = (container: HTMLElement) =>
  Object.fromEntries(new FormData(container.querySelector('form') as HTMLFormElement));

describe('VisitorForm', () => {
  it.each(['constructor', 'toString', '__proto__'])(
    'shows a question with the identifier %s',
    (identifier) => {
      const container = show([item('text', { identifier })], {});
      expect(container.querySelector('input[type="text"], input:not([type])')?.getAttribute('value')).toBe(
        '',
      );
      expect(container.innerHTML).not.toContain('native code');
      expect(container.querySelector('[data-errors]')?.textContent).toBe('');
    },
  );

  it('loads the script of files only if a question accepts them, and in the designer no script', () => {
    const behaviours = (form: Element | null) => (form as HTMLElement | null)?.dataset['behaviour'] ?? '';
    expect(behaviours(show([item('text')]).querySelector('form'))).not.toContain('form-files');
    expect(behaviours(show([item('file')]).querySelector('form'))).toContain('form-files');
    const [plain, rendered] = [true, false].map((editable) =>
      render(
        withTexts(
          <FileControl item={item('file')} value="a.pdf" control={{ id: 'u1-veld' }} editable={editable} />,
        ),
      ).container.querySelector('[data-files]'),
    );
    expect([plain, rendered].map((field) => field?.querySelector('template') !== null)).toEqual([
      false,
      true,
    ]);
    expect((plain as HTMLElement).dataset['words']).toBeUndefined();
  });

  it('shows a stored file by the name with which it was uploaded', () => {
    const path = 'assets/forms/1700000000000-abcdefghi1-plan-2026.pdf';
    render(
      withTexts(<FileControl item={item('file')} value={path} control={{ id: 'u1' }} editable={false} />),
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'plan-2026.pdf' }).value).toBe(path);
  });

  it('FORM-01 FORM-02 FORM-07 shows its items and a button with its own text', () => {
    show([item('text', { required: '1' }), item('textarea', { identifier: 'meer', label: 'Meer' })]);
    expect(screen.getByRole('textbox', { name: 'Vraag' }).getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('textbox', { name: 'Meer' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Versturen' })).toBeTruthy();
  });

  it('FORM-03 accepts every key of an item, and posts an item with `key` under that name', () => {
    const whole: Required<FormItem> = {
      id: '7',
      identifier: '',
      key: 'naam',
      label: 'Naam',
      title: 'N',
      type: 'text',
      options: [],
      required: '1',
      hide_label: '0',
      default_value: 'Jan',
      conditional: [],
      unique_identifier: 'x',
      trigger_on_enter: '1',
      exclude_from_summary: '0',
      setter: 'trim',
      help: 'Voor- en achternaam',
    };
    const container = show([whole]);
    expect(posted(container)).toMatchObject({ 'fields.naam': 'Jan' });
    expect(container.querySelector('[data-setter]')?.getAttribute('data-setter')).toBe('trim');
  });

  it.each<[FormItemType, string]>([
    ['text', 'input[type=text]'],
    ['password', 'input[type=password]'],
    ['file', 'input[type=file][multiple]'],
    ['date', 'input[type=date]'],
    ['time', 'input[type=time]'],
    ['textarea', 'textarea'],
    ['select', 'select'],
  ])('FORM-04 shows a %s item as its control', (type, selector) => {
    expect(show([item(type)]).querySelector(selector)).not.toBeNull();
  });

  it.each<[FormItemType, string, number, string]>([
    ['email', 'input[type=email][autocomplete=email]', 1, 'Vraag'],
    ['tel', 'input[type=tel][autocomplete=tel]', 1, 'Vraag'],
    ['number', 'input[inputmode=decimal]', 1, 'Vraag'],
    ['checkbox', 'fieldset input[type=checkbox]', 2, 'VraagNederlandBelgië'],
    ['radio', 'fieldset input[type=radio]', 2, 'VraagNederlandBelgië'],
    ['hidden', 'input[type=hidden][name="fields.veld"]', 1, ''],
    ['title', 'h3', 0, 'Vraag'],
    ['description', 'p', 0, 'Vraag'],
  ])('FORM-05 shows a %s item as decided', (type, selector, controls, words) => {
    const questions = show([item(type, { options: landen })]).querySelector('[data-questions]')!;
    expect(questions.querySelectorAll(selector)).toHaveLength(controls || 1);
    expect(questions.querySelectorAll('[name="fields.veld"]')).toHaveLength(controls);
    expect(questions.textContent).toBe(words);
  });

  it('FORM-06 shows the title of a choice and posts its value', () => {
    const container = show([item('select', { options: landen, default_value: 'nl' })]);
    expect(screen.getByRole('option', { name: 'Nederland' })).toBeTruthy();
    expect(posted(container)['fields.veld']).toBe('nl');
  });

  it('FORM-08 shows a label for `0` only; without a visible label the control still has its name', () => {
    show([item('text', { hide_label: '0' })]);
    expect(screen.getByText('Vraag')).toBeTruthy();
    cleanup();
    show([item('text', { hide_label: '1' })]);
    expect(screen.queryByText('Vraag')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Vraag' })).toBeTruthy();
  });

  it('FORM-09 starts with its default value and posts it unchanged', () => {
    const container = show([item('text', { default_value: 'NL' })]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vraag' }).value).toBe('NL');
    expect(posted(container)['fields.veld']).toBe('NL');
  });

  it('FORM-10 shows help, connected to its control', () => {
    show([item('text', { help: 'Alleen letters' })]);
    const help = screen.getByText('Alleen letters');
    const described = screen.getByRole('textbox', { name: 'Vraag' }).getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain(help.id);
  });

  it('is returned with messages at their fields, one per line, and with what was typed', () => {
    const items = [item('text'), item('email', { identifier: 'email', label: 'E-mail' })];
    const values = { veld: 'Getypt', email: 'jan@' };
    show(items, { errors: { email: ['Een', 'Twee'] }, values });
    const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
    expect(email.value).toBe('jan@');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const messages = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect([...(messages?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Een', 'Twee']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vraag' }).value).toBe('Getypt');
    expect(screen.getByRole('alert').textContent).toContain('nog niet verstuurd');
  });

  it('never writes a password into the page, and is empty after it was sent', () => {
    const items = [item('password'), item('text', { identifier: 'naam', label: 'Naam' })];
    const typed = { values: { veld: 'geheim', naam: 'Jan' } };
    expect(show(items, typed).innerHTML).not.toContain('geheim');
    cleanup();
    show(items, { ...typed, message: 'Bedankt!' });
    expect(screen.getByRole('status').textContent).toBe('Bedankt!');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Naam' }).value).toBe('');
  });

  it('shows the summary instead of the questions, which are still posted', () => {
    const container = show(
      [item('text')],
      { values: { veld: 'Jan' }, summary: [{ label: 'Vraag', value: 'Jan' }] },
      '1',
    );
    expect(screen.getByRole('definition').textContent).toBe('Jan');
    expect(posted(container)['fields.veld']).toBe('Jan');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Versturen',
      'Aanpassen',
    ]);
  });

  it('keeps an item whose condition is not met in the page, for visitors without JavaScript', () => {
    const rule = [{ name: 'soort', operator: '==' as const, value: 'b' }];
    const items = [
      item('select', { identifier: 'soort', options: landen }),
      item('text', { conditional: rule }),
    ];
    expect(show(items).querySelector('[data-waiting] input[name="fields.veld"]')).not.toBeNull();
    cleanup();
    expect(show(items, { values: { soort: 'b' } }).querySelector('[data-waiting]')).toBeNull();
  });
});

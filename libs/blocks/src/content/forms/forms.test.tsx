import type { VisitorForm } from '@etalage/site-model';
import { button } from '@etalage/ui-kit';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { shownStyle } from '../../testing/shown-style.ts';
import { formsBlockFixture } from './forms.fixture.ts';

afterEach(cleanup);

const { data, page } = formsBlockFixture;
const draw = (more: Record<string, unknown> = {}, editable = false) =>
  renderBlock('forms', { data: { ...data, ...more }, page, editable });

/** The element around the form, its questions, and its button. */
function partsOf(container: HTMLElement) {
  const row = container.firstElementChild;
  const button = container.querySelector('button[value=send]');
  return {
    row,
    ground: row?.firstElementChild as HTMLElement | undefined,
    questions: container.querySelector('[data-questions]'),
    actions: button?.parentElement,
    button,
  };
}

describe('FormsBlock', () => {
  it('BLK-59 renders the form of its id, with each of its seven settings', () => {
    const { contact } = page?.connections?.forms ?? {};
    const forms = { other: { ...contact, id: 'other' } as VisitorForm, ...page?.connections?.forms };
    const own = renderBlock('forms', { data, page: { connections: { forms } } });
    expect(own.querySelector('form')?.dataset['form']).toBe('contact');
    const withSetting = (data: Record<string, string>) => {
      cleanup();
      return partsOf(draw(data));
    };
    expect(withSetting({ bg: '10, 20, 30, 1' }).ground?.style.background).toBe('rgba(10, 20, 30, 1)');
    expect(shownStyle(withSetting({ width: '1/2' }).ground, 'width')).toBe('50%');
    expect(shownStyle(withSetting({ padding: 'sm' }).ground, 'padding')).toBe('16px');
    expect(shownStyle(withSetting({ align_wrapper: 'right' }).row, 'justify-content')).toBe('flex-end');
    expect(shownStyle(withSetting({ align_button: 'right' }).actions, 'justify-content')).toBe('flex-end');
    expect(shownStyle(withSetting({ label_align: 'center' }).questions, 'text-align')).toBe('center');
    expect(withSetting({ button_type: 'outline' }).button?.className).toContain(button.outline);
  });

  it('shows visitors nothing while no form is chosen, and the owner what to do', () => {
    expect(renderBlock('forms', {}).textContent).toBe('');
    cleanup();
    expect(renderBlock('forms', { editable: true }).textContent).toContain('Kies een formulier');
  });

  it('sends nothing from the designer', () => {
    const form = draw({}, true).querySelector('form');
    expect(form?.dataset['behaviour']).toBeUndefined();
    expect(form?.querySelector('button[type=submit]:not([disabled])')).toBeNull();
  });

  it('shows only its own messages on a page with several forms', () => {
    const feedback = { form: 'form-other', errors: { naam: ['Fout'] }, values: {}, message: '' };
    const container = renderBlock('forms', { data, page: { ...page, feedback } });
    expect(container.textContent).not.toContain('Fout');
  });
});

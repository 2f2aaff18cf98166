import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { formsBlockFixture } from './forms.fixture.ts';

afterEach(cleanup);

const { data, page } = formsBlockFixture;
const draw = (more: Record<string, unknown> = {}, editable = false) =>
  renderBlock('forms', { data: { ...data, ...more }, page, editable });

/** Everything in the appearance that a setting may change. */
const lookOf = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('*')]
    .map(({ className, style }) => `${className} ${style.cssText}`)
    .join();

describe('FormsBlock', () => {
  it.each([
    ['bg', 'light'],
    ['width', '1/2'],
    ['padding', 'lg'],
    ['align_wrapper', 'center'],
    ['align_button', 'right'],
    ['button_type', 'outline'],
    ['label_align', 'center'],
  ])('BLK-59 renders the form of its id; %s changes its appearance', (setting, value) => {
    const plain = draw();
    expect(plain.querySelector('form')?.dataset['form']).toBe('contact');
    const before = lookOf(plain);
    cleanup();
    expect(lookOf(draw({ [setting]: value }))).not.toBe(before);
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

import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formsBlockFixture } from '../../content/forms/forms.fixture.ts';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

const { page } = formsBlockFixture;
const draw = (data: Record<string, string>, more: Partial<typeof page> = {}, editable = false) =>
  renderBlock('sectionContentSpecialOne', { data, page: { ...page, ...more }, editable });

describe('sectionContentSpecialOne', () => {
  it('SEC-52 shows a button for its form when that is on', () => {
    const popup = draw({ form_button: '1', form: 'contact' }).querySelector('[popover]');
    const opener = screen.getByRole('button', { name: 'Contact' });
    expect(opener.getAttribute('popovertarget')).toBe(popup?.id);
    expect(popup?.querySelector('form')?.dataset['form']).toBe('contact');
    cleanup();
    const off = draw({ form_button: '0', form: 'contact' });
    expect(off.querySelector('button, form')).toBeNull();
    cleanup();
    const other = draw({ form_button: '0', form: 'contact', button: '1' });
    expect(other.querySelector('[popover], form')).toBeNull();
  });

  it('shows no form button while no form is chosen', () => {
    expect(draw({ form_button: '1' }, { connections: {} }).querySelector('button, form')).toBeNull();
  });

  it('shows a form returned with errors in the page, where its messages are visible', () => {
    const feedback = { form: 'form-own', errors: { naam: ['Vul je naam in.'] }, values: {}, message: '' };
    const container = draw({ form_button: '1', form: 'contact' }, { feedback });
    expect(container.querySelector('[popover]')).toBeNull();
    expect(screen.getByText('Vul je naam in.')).toBeTruthy();
  });

  it('UPL-35 shows the owner a placeholder for a picture, and visitors nothing', () => {
    const placeholder = '[data-picture-placeholder]';
    expect(draw({}, {}, true).querySelector(placeholder)).toBeTruthy();
    cleanup();
    expect(draw({}).querySelector(placeholder)).toBeNull();
    cleanup();
    const filled = draw({ content_image: '/media/proef/woonkamer.jpg' }, {}, true);
    expect(filled.querySelector('img[src*="woonkamer"]')).toBeTruthy();
    expect(filled.querySelector(placeholder)).toBeNull();
  });

  it('has the layout that visitors see in the designer, with and without a picture', () => {
    const layout = (editable: boolean, data: Record<string, string>) => {
      const container = draw({ title: 'Tafels', ...data }, {}, editable);
      const banner = container.querySelector('[data-align]');
      const shape = [banner?.getAttribute('data-image'), banner?.children.length];
      cleanup();
      return shape;
    };
    const picture = { content_image: '/media/proef/woonkamer.jpg' };
    expect(layout(false, {})).toEqual([null, 1]);
    expect(layout(true, {})).toEqual([null, 1]);
    expect(layout(false, picture)).toEqual(['', 2]);
    expect(layout(true, picture)).toEqual(['', 2]);
  });

  it('opens nothing in the designer', () => {
    const container = draw({ form_button: '1', form: 'contact' }, {}, true);
    expect(container.querySelector('[popovertarget], form')).toBeNull();
    expect(screen.getByRole('button', { name: 'Contact' })).toBeTruthy();
  });
});

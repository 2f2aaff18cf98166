import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { templatePartialFixture } from './template-partial.fixture.ts';

afterEach(cleanup);

const { data, page } = templatePartialFixture;
const hint = 'Deze template is nog leeg. Voeg een sectie toe.';
const none = { partials: { '7': { version: 1 as const, root: [], blocks: {} } } };

describe('templatePartial', () => {
  it('shows the blocks that the server put in it', () => {
    const rendered = renderBlock('templatePartial', { data, slots: { content: '<p>Van de server</p>' } });
    expect(rendered.innerHTML).toBe(
      renderBlock('paragraph', { data: { text: '<p>Van de server</p>' } }).innerHTML,
    );
  });

  it('shows the draft of the template in the designer, with a link to edit it', () => {
    const rendered = renderBlock('templatePartial', { data, page, editable: true });
    expect(rendered.textContent).toBe('Altijd gratis bezorgdTemplate bewerken');
    expect(rendered.textContent).not.toContain(hint);
  });

  it.each([none, {}])(
    'tells the designer that the template is empty, and shows a visitor nothing',
    (shown) => {
      expect(renderBlock('templatePartial', { data, page: shown, editable: true }).textContent).toContain(
        hint,
      );
      expect(renderBlock('templatePartial', { data, page: shown }).innerHTML).toBe('');
    },
  );

  it('requests a choice while no template is chosen', () => {
    const rendered = renderBlock('templatePartial', { editable: true });
    expect(rendered.textContent).toBe('Kies bij de instellingen welke template hier komt.');
    expect(rendered.querySelector('button')).toBeNull();
  });

  it('names the path of the template for the designer to open', () => {
    const button = renderBlock('templatePartial', { data, page: none, editable: true }).querySelector(
      'button',
    );
    expect(button?.textContent).toBe('Template bewerken');
    expect(button?.dataset['goToRoute']).toBe('/wm/templates/7');
  });
});

import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { savedcontentFixture } from './savedcontent.fixture.ts';

afterEach(cleanup);

const { data, page } = savedcontentFixture;

describe('savedcontent', () => {
  it('shows visitors the blocks that the server put in it', () => {
    const rendered = renderBlock('savedcontent', { data, slots: { savedcontent_mutated: '<p>Bewaard</p>' } });
    expect(rendered.querySelector('p')?.textContent).toBe('Bewaard');
  });

  it('shows the designer the content of the draft, without its sections', () => {
    const rendered = renderBlock('savedcontent', { data, page, editable: true });
    expect(rendered.querySelector('p')?.textContent).toBe('Altijd gratis bezorgd');
    expect(rendered.querySelector('section')).toBeNull();
  });

  it.each([
    [{}, 'Kies bij de instellingen welke inhoud hier komt.'],
    [data, 'Deze inhoud is nog leeg.'],
  ])('tells only the designer what is missing in %j', (given, hint) => {
    expect(renderBlock('savedcontent', { data: given, editable: true }).textContent).toBe(hint);
    cleanup();
    expect(renderBlock('savedcontent', { data: given }).textContent).toBe('');
  });
});

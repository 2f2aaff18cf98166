import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

const fieldWith = (texts?: Record<string, string>) =>
  renderBlock('headerOneSearch', { texts }).querySelector<HTMLInputElement>('input[name="query"]');

describe('headerOneSearch', () => {
  it('SRCH-10 shows the placeholder of the table, or the one of the website', () => {
    expect(fieldWith()?.placeholder).toBe('Zoeken naar...');
    expect(fieldWith({ website_search_field_placeholder: 'Zoek hier' })?.placeholder).toBe('Zoek hier');
  });

  it('is a plain form to the results page', () => {
    const form = fieldWith()?.form;
    expect(form?.getAttribute('action')).toBe('/search');
    expect(form?.method).toBe('get');
  });
});

import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { reviewFixture } from './review.fixture.ts';

afterEach(cleanup);

describe('Review', () => {
  it('BLK-58 shows text, name, company and avatar, in the size it is set to', () => {
    const container = renderBlock('review', { data: { ...reviewFixture.data, textsize: 'text-3xl' } });
    const quote = container.querySelector('blockquote');
    expect(quote?.textContent).toContain('De tafel staat er prachtig.');
    expect(quote?.classList.contains('text-3xl')).toBe(true);
    expect(container.querySelector('figcaption')?.textContent).toBe('Noor BakkerBakkerij Noord');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('noor.jpeg');
  });

  it('shows no empty author', () => {
    expect(renderBlock('review', { data: { review: 'Mooi' } }).querySelector('figcaption')).toBeNull();
  });
});

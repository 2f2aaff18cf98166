import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { pixels, shownStyle } from '../../testing/shown-style.ts';

afterEach(cleanup);

const picture = { background_image: '/media/a/kamer.jpg' };

it('sectionImage shows its picture behind a space of the height that is set, and its text to screen readers', () => {
  const shown = renderBlock('sectionImage', {
    data: { ...picture, section_min_height: '40', logo_alt: 'Kamer' },
  });
  expect(shown.querySelector('section > img')?.getAttribute('src')).toContain('/media/a/kamer.jpg');
  expect(shown.querySelector('section')?.style.getPropertyValue('--smh')).toBe('10rem');
  expect(pixels(shownStyle(screen.getByRole('img', { name: 'Kamer' }), 'height'))).toBe(160);
  expect(shown.textContent).toBe('');
});

it('sectionImage without a picture shows visitors nothing, and its owner a placeholder of its height', () => {
  expect(renderBlock('sectionImage').innerHTML).toBe('');
  cleanup();
  const placeholder = renderBlock('sectionImage', { editable: true }).querySelector<HTMLElement>(
    '[data-picture-placeholder]',
  );
  expect(pixels(shownStyle(placeholder, 'height'))).toBe(384);
});

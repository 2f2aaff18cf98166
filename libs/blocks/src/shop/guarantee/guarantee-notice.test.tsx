import { siteOf } from '@etalage/site-model/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OnPage } from '../testing/on-page.tsx';
import { GuaranteeNotice } from './guarantee-notice.tsx';

afterEach(cleanup);

const show = (guarantee?: { picture: string }) =>
  render(
    <OnPage page={{ site: siteOf(guarantee && { webshop: { guarantee } }) }}>
      <GuaranteeNotice />
    </OnPage>,
  );

it('tells of the legal guarantee in words, with the way to more about it', () => {
  show({ picture: '' });
  expect(screen.getByRole('heading', { name: 'Wettelijke garantie: ten minste 2 jaar' })).toBeTruthy();
  expect(screen.getByText(/repareert of vervangt het product gratis/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/europa\.eu\/youreurope\/.*nl/);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the official picture, with the same words for who cannot see it', () => {
  show({ picture: '/media/a/assets/mededeling.png' });
  const picture = screen.getByRole('img');
  expect(picture.getAttribute('src')).toBe('/media/a/assets/mededeling.png');
  expect(picture.getAttribute('alt')).toContain('ten minste 2 jaar');
  expect(screen.getByRole('link')).toBeTruthy();
});

it('is nothing in a shop that sells nothing to consumers', () => {
  const { container } = show();
  expect(container.textContent).toBe('');
});

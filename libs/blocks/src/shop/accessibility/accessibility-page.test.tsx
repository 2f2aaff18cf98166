import type { Site } from '@etalage/site-model';
import { siteOf } from '@etalage/site-model/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OnPage } from '../testing/on-page.tsx';
import { DutyLinks } from '../duty-links/duty-links.tsx';
import { AccessibilityPage } from './accessibility-page.tsx';

afterEach(cleanup);

const company = { name: 'Houtwerk', email: 'winkel@houtwerk.nl', phone: '020 123 45 67' };
function show(accessibility?: Site['modules']['webshop']['accessibility']) {
  const site = siteOf({ company, webshop: accessibility ? { accessibility } : {} });
  return render(
    <OnPage page={{ site }}>
      <AccessibilityPage />
      <DutyLinks />
    </OnPage>,
  );
}

it('says by which standard, since when, what is not accessible, whom to ask and who supervises', () => {
  show({ state: 'partial', checked_on: '2026-11-20', exceptions: 'Geen ondertitels.\n\nOude pdf.' });
  expect(screen.getByText(/EN 301 549/)).toBeTruthy();
  expect(
    screen.getByText(/voor een deel aan\. We hebben dat het laatst nagekeken op 20 november 2026\./),
  ).toBeTruthy();
  for (const text of ['Geen ondertitels.', 'Oude pdf.', /Autoriteit Consument/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: /020 123/ }).getAttribute('href')).toBe('tel:0201234567');
  expect(screen.getByRole('link', { name: 'Toegankelijkheid' }).getAttribute('href')).toBe(
    '/toegankelijkheid',
  );
});

it('says that the law does not apply to a small business, and nothing of a standard', () => {
  show({ state: 'exempt', checked_on: '', exceptions: '' });
  expect(screen.getByText(/micro-onderneming/)).toBeTruthy();
  expect(screen.queryByText(/EN 301 549|nagekeken|Autoriteit/)).toBeNull();
  expect(screen.getByRole('link', { name: /winkel@houtwerk/ })).toBeTruthy();
});

it('is no page and no link until its owner chose one', () => {
  expect(show().container.textContent).toBe('');
});

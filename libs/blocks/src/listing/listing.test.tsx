import type { Filter } from '@etalage/shop-domain/schema';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OnPage } from '../shop/testing/on-page.tsx';
import { tileOf } from '../shop/testing/product.fixture.ts';
import { Listing, type ListingProps } from './listing.island.tsx';
import { listingUrl } from './listing-url.ts';
import { pageNumberOf } from './page-number-of.ts';

afterEach(cleanup);

const color: Filter = {
  key: 'kleur',
  type: 'list',
  title: 'Kleur',
  uid: 'f1',
  values: [
    { title: 'Rood', active: true, results: 4 },
    { title: 'Blauw', active: false, results: 1 },
  ],
  active: null,
};
const price: Filter = {
  key: 'prijs',
  type: 'range',
  title: 'Prijs',
  uid: 'f2',
  values: [],
  active: { from: '10', to: '50' },
};

function show(listing: Partial<ListingProps>) {
  const props: ListingProps = {
    path: '/stoelen',
    query: '',
    currentUrl: '/stoelen',
    filters: '',
    facets: [color, price],
    results: [tileOf()],
    hits: 1,
    mayBeMore: false,
    page: 1,
    columns: 3,
    liveDomain: 'www.shop.nl',
    hasFilters: true,
    hasCount: true,
    ...listing,
  };
  return render(
    <OnPage>
      <Listing {...props} />
    </OnPage>,
  );
}

describe('Listing', () => {
  it('SRCH-28 renders a list filter as checkboxes under its title and a range as a from and a to input', () => {
    show({});
    const list = screen.getByRole('group', { name: 'Kleur' });
    expect(within(list).getAllByRole('checkbox')).toHaveLength(2);
    const range = screen.getByRole('group', { name: 'Prijs' });
    const ends = within(range).getAllByRole<HTMLInputElement>('textbox');
    expect(ends.map((input) => input.value)).toEqual(['10', '50']);
    expect(within(range).getByLabelText('Van')).toBe(ends[0]);
    expect(within(range).getByLabelText('Tot')).toBe(ends[1]);
  });

  it('shows which values are ticked and how many products each has', () => {
    show({});
    const red = screen.getByRole<HTMLInputElement>('checkbox', { name: /Rood/ });
    expect(red.checked).toBe(true);
    expect(red.closest('label')?.textContent).toBe('Rood4');
  });

  it('offers more only when there is more', () => {
    show({ hits: 30 });
    expect(screen.getByRole('link', { name: 'Meer tonen' }).getAttribute('href')).toBe('/stoelen?page=2');
    cleanup();
    show({ hits: 1 });
    expect(screen.queryByRole('link', { name: 'Meer tonen' })).toBeNull();
  });

  it('renders no filters when the layout has none', () => {
    show({ hasFilters: false });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('counts one product in the singular', () => {
    show({ hits: 1 });
    expect(screen.getByRole('status').textContent).toBe('1 product gevonden');
    cleanup();
    show({ hits: 2 });
    expect(screen.getByRole('status').textContent).toBe('2 producten gevonden');
  });

  it('says of a search that counted not all products how many there are at least, also of each value', () => {
    show({ hits: 10_000, mayBeMore: true });
    expect(screen.getByRole('status').textContent).toBe('Minstens 10.000 producten gevonden');
    expect(screen.getByText(/^Dit zijn er te veel om allemaal te tellen/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Blauw/ }).closest('label')?.textContent).toBe('Blauw1+');
  });

  it('says when none of the products that a broad search counted has the chosen values', () => {
    show({ hits: 0, results: [], mayBeMore: true });
    expect(screen.getByRole('status').textContent).toBe('0 producten gevonden');
    expect(screen.getByText(/^Dit zijn er te veel om allemaal te tellen/)).toBeTruthy();
    expect(screen.queryByText(/^Niets gevonden/)).toBeNull();
  });

  it('shows a message when nothing was found', () => {
    show({ results: [], hits: 0, facets: [] });
    expect(screen.getByText(/^Niets gevonden/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 producten gevonden');
  });
});

describe('listingUrl', () => {
  it('keeps the filter text readable and encodes what an address cannot contain', () => {
    expect(
      listingUrl('/search', { query: 'rode stoel', filters: 'kleur:rood,blauw|prijs:10<->50', page: 2 }),
    ).toBe('/search?query=rode%20stoel&filters=kleur:rood,blauw|prijs:10%3C-%3E50&page=2');
    expect(listingUrl('/stoelen', { query: '', filters: '', page: 1 })).toBe('/stoelen');
  });

  it('is parsed back by an address parser', () => {
    const filters = 'a%3Ab:x & y,50%25|c:<->5';
    const url = new URL(listingUrl('/s', { query: '', filters, page: 1 }), 'http://x');
    expect(url.searchParams.get('filters')).toBe(filters);
  });
});

describe('pageNumberOf', () => {
  it.each([
    ['', 1],
    ['?page=3', 3],
    ['?page=0', 1],
    ['?page=-2', 1],
    ['?page=1.5', 1],
    ['?page=x', 1],
    ['?page=999999', 1],
  ])('reads %s as %i', (query, page) => {
    expect(pageNumberOf(query)).toBe(page);
  });
});

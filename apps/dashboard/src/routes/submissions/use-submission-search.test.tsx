import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useSubmissionSearch } from './use-submission-search.ts';

function openSearch(address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ search: useSubmissionSearch(), location: useLocation() }), {
    wrapper,
  });
  return {
    search: () => result.current.search,
    query: () => result.current.location.search,
  };
}

describe('useSubmissionSearch', () => {
  it('reads form, text, unread and page from the address', () => {
    const { search } = openSearch('/inzendingen?formulier=f1&zoek=stoel&ongelezen=1&pagina=3');
    expect(search().filter).toEqual({ form_id: 'f1', query: 'stoel', unread: true, offset: 50 });
    expect(search().isFiltered).toBe(true);
  });

  it('shows the first page without a filter by default', () => {
    const { search } = openSearch('/inzendingen?pagina=x');
    expect(search().filter).toEqual({ form_id: '', query: '', unread: false, offset: 0 });
    expect(search().isFiltered).toBe(false);
  });

  it('returns to the first page when a filter changes', () => {
    const { search, query } = openSearch('/inzendingen?pagina=3');
    act(() => search().setUnread(true));
    expect(query()).toBe('?ongelezen=1');
    act(() => search().setPage(2));
    expect(query()).toBe('?ongelezen=1&pagina=2');
    act(() => search().setPage(1));
    expect(query()).toBe('?ongelezen=1');
    act(() => search().clear());
    expect(query()).toBe('');
  });
});

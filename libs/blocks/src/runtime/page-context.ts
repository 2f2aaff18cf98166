import type { PageContext } from '@etalage/api-contract';
import { createContext, useContext } from 'react';

export const PageContextProvider = createContext<PageContext | null>(null);

/** The page of a block. Islands have no page context: their block passes them what they need as props. */
export function usePage(): PageContext {
  const page = useContext(PageContextProvider);
  if (!page) throw new Error('usePage outside a page');
  return page;
}

import { useLocation } from 'react-router';

/** The secret after the `#` of a mailed link; that part is sent to no server, log or other site. */
export function useMailToken(): string {
  return useLocation().hash.slice(1);
}

import { useLocation } from 'react-router';

/** The secret behind the `#` of a mailed link: there it reaches no server, no log and no other site. */
export function useMailToken(): string {
  return useLocation().hash.slice(1);
}

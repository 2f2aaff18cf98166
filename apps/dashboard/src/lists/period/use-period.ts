import type { Changes } from '../address-ahead.ts';
import { useAddress } from '../use-address.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** A period of days in the address of the screen; either end may be open. */
export function usePeriod() {
  const address = useAddress();
  const dayOf = (name: string) => {
    const asked = address.get(name);
    return DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : '';
  };
  const from = dayOf('van');
  const until = dayOf('tot');
  // Another period begins at its first page.
  const set = (changed: Changes) =>
    address.set({ vanaf: '', ...changed }, { replace: true, preventScrollReset: true });
  return {
    from,
    until,
    /** Whether the last day is not before the first one. */
    isPossible: from === '' || until === '' || from <= until,
    setFrom: (day: string) => set({ van: day }),
    setUntil: (day: string) => set({ tot: day }),
    clear: () => set({ van: '', tot: '' }),
  };
}

export type Period = ReturnType<typeof usePeriod>;

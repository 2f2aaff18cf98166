import { useSearchParams } from 'react-router';

const names = { from: 'van', until: 'tot' } as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A period of days in the address of the screen; either end may be open. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string) => {
    const asked = params.get(name) ?? '';
    return DAY.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : '';
  };
  const from = dayOf(names.from);
  const until = dayOf(names.until);
  const set = (changed: Partial<Record<keyof typeof names, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, day] of Object.entries(changed)) {
          const key = names[name as keyof typeof names];
          if (day === '') next.delete(key);
          else next.set(key, day);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    from,
    until,
    /** Whether the last day is not before the first one. */
    isPossible: from === '' || until === '' || from <= until,
    setFrom: (day: string) => set({ from: day }),
    setUntil: (day: string) => set({ until: day }),
    clear: () => set({ from: '', until: '' }),
  };
}

export type Period = ReturnType<typeof usePeriod>;

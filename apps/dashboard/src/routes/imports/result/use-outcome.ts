import { useSearchParams } from 'react-router';
import type { ImportOutcome } from '../../../queries/import-queries.ts';
import { outcomes } from '../import-words.ts';

/** The outcomes as the address names them. */
const addresses: Record<ImportOutcome, string> = {
  created: 'nieuw',
  changed: 'gewijzigd',
  unchanged: 'ongewijzigd',
  refused: 'geweigerd',
};

/** The outcome of which products are shown; null for all of them. */
export function useOutcome() {
  const [params, setParams] = useSearchParams();
  const outcome = outcomes.find((one) => addresses[one] === params.get('toon')) ?? null;
  const choose = (chosen: ImportOutcome | null) =>
    setParams(chosen === null ? {} : { toon: addresses[chosen] }, { replace: true });
  return [outcome, choose] as const;
}

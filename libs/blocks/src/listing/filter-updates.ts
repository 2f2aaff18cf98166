import { addFilterValue, removeFilterValue, setFilterRange, type Filters } from '@etalage/shop-domain';
import { debounced, type Debounced } from '../shop/controls/debounced.ts';

const UPDATE_WAIT = 100;
const RANGE_WAIT = 400;

/** Debounces the changes of a filter set before each search. */
export interface FilterUpdates {
  /** Ticks or unticks a value; sent 100 ms after the last change (SRCH-25). */
  tick(key: string, value: string, isOn: boolean): void;
  /** Changes the ends of a range; sent as typed, 400 ms after the last key (SRCH-26, SRCH-27). */
  range(key: string, from: string, to: string): void;
  stop(): void;
}

/** Holds the filter set of a listing and passes each new one to `send`. */
export function createFilterUpdates(start: Filters, send: (filters: Filters) => void): FilterUpdates {
  let filters = start;
  const update = debounced(() => send(filters), UPDATE_WAIT);
  const ranges = new Map<string, Debounced<[string, string]>>();
  const rangeOf = (key: string): Debounced<[string, string]> => {
    const known = ranges.get(key);
    if (known) return known;
    const made = debounced((from: string, to: string) => {
      filters = setFilterRange(filters, key, from, to);
      // The typing was already debounced; a pending tick is included.
      update.cancel();
      send(filters);
    }, RANGE_WAIT);
    ranges.set(key, made);
    return made;
  };
  return {
    tick(key, value, isOn) {
      filters = isOn ? addFilterValue(filters, key, value) : removeFilterValue(filters, key, value);
      update();
    },
    range: (key, from, to) => rangeOf(key)(from, to),
    stop() {
      update.cancel();
      for (const range of ranges.values()) range.cancel();
    },
  };
}

import { useState } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { type AddressAhead, arrived, type Changes, shownAddress, withChanges } from './address-ahead.ts';

/**
 * The parameters of the address of a screen, read and changed. A change is shown at once and the address follows: the
 * router renders an address later than the key that asked for it, and a search box must not lose the next key.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [ahead, setAhead] = useState<AddressAhead>({ from: address, asked: [] });
  const current = arrived(ahead, address);
  if (current !== ahead) setAhead(current);
  const shown = shownAddress(current);

  /** Changes parameters; an empty one is left out. */
  function set(changes: Changes, options?: NavigateOptions) {
    const next = withChanges(shown, changes);
    setAhead({ ...current, asked: [...current.asked, next] });
    setParams(next, options);
  }
  const read = new URLSearchParams(shown);
  return { get: (name: string) => read.get(name) ?? '', set };
}

import { useState } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'nieuw';

/** Whether something new is being made: an address with `?nieuw` opens its dialog, as a press on the button does. */
export function useNewInAddress(): [isCreating: boolean, setCreating: (on: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const isInAddress = params.has(NAME);
  function set(on: boolean) {
    setCreating(on);
    if (on || !isInAddress) return;
    setParams(
      (before) => {
        before.delete(NAME);
        return before;
      },
      { replace: true },
    );
  }
  return [isCreating || isInAddress, set];
}

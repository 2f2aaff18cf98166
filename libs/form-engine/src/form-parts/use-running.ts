import { useRef, useState } from 'react';

interface Running {
  busy: boolean;
  /** The message of the last run if it failed; else empty. */
  failure: unknown;
  /** Runs unless a run is in progress; returns whether it succeeded. */
  run(action: () => unknown): Promise<boolean>;
  /** Clears the message, after its cause was changed. */
  forget(): void;
}

/** One run at a time: clicks during a run are ignored, and it ends when the function's promise does (FLD-30). */
export function useRunning(): Running {
  const under = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (action: () => unknown) => {
    if (under.current) return false;
    under.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      if ((await action()) === false) throw new Error();
      return true;
    } catch (error) {
      setFailure(error ?? new Error());
      return false;
    } finally {
      under.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run, forget: () => setFailure(undefined) };
}

/** The message of a failure, if it has one. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : typeof failure === 'string' ? failure : '';
}

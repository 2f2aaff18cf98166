import { useRef, useState } from 'react';

interface Running {
  busy: boolean;
  /** What the last run failed with; empty after a good one. */
  failure: unknown;
  /** Runs unless a run is under way; answers whether it ended well. */
  run(action: () => unknown): Promise<boolean>;
  /** Drops the failure, once what caused it has changed. */
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

/** The words of a failure, when it brought any. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : typeof failure === 'string' ? failure : '';
}

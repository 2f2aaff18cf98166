import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { UnsavedGuard } from './unsaved-guard.tsx';

type Count = (change: 1 | -1) => void;
const UnsavedContext = createContext<Count>(() => undefined);

/** Guards what is typed in any of the forms inside it: a screen has only one guard. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  // Stable: each form counts itself in an effect on it.
  const [add] = useState<Count>(() => (change: 1 | -1) => setCount((before) => before + change));
  return (
    <UnsavedContext value={add}>
      {children}
      <UnsavedGuard isUnsaved={count > 0} />
    </UnsavedContext>
  );
}

/** Counts a form in which something is typed. */
export function useUnsaved(isUnsaved: boolean): void {
  const add = useContext(UnsavedContext);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    add(1);
    return () => add(-1);
  }, [isUnsaved, add]);
}

import { useEffect, useState } from 'react';

const load = () => import('./text-tools.tsx');
type TextTools = Awaited<ReturnType<typeof load>>;

/** Milliseconds after which the tools are fetched although no text is edited yet. */
const idle = 2000;

/**
 * The tools of a text, which come after the designer itself; null until they are there. Without a connection the designer
 * goes on without them, and asks again when there is one.
 */
export function useTextTools(isWanted: boolean): TextTools | null {
  const [tools, setTools] = useState<TextTools | null>(null);
  useEffect(() => {
    if (tools) return undefined;
    let isOpen = true;
    const fetch = () =>
      void load().then(
        (file) => isOpen && setTools(file),
        () => undefined,
      );
    const timer = setTimeout(fetch, isWanted ? 0 : idle);
    window.addEventListener('online', fetch);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.removeEventListener('online', fetch);
    };
  }, [tools, isWanted]);
  return tools;
}

import { useEffect, useState } from 'react';

const load = () => import('./text-tools.tsx');
type TextTools = Awaited<ReturnType<typeof load>>;

/** Milliseconds after which the tools are loaded although no text is edited yet. */
const IDLE_DELAY = 600;

/**
 * The tools of a text, which are loaded after the designer itself; null until then. Without a connection the designer
 * works without them, and loads them when there is one.
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
    const timer = setTimeout(fetch, isWanted ? 0 : IDLE_DELAY);
    window.addEventListener('online', fetch);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      window.removeEventListener('online', fetch);
    };
  }, [tools, isWanted]);
  return tools;
}

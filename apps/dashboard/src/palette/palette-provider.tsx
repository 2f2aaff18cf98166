import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { PaletteContext } from '../session/palette-context.ts';

const load = async () => ({ default: (await import('./palette.tsx')).Palette });
const Palette = lazy(load);

/** Milliseconds after the start in which its code is fetched, so that it opens at the first press. */
const SOON = 1500;

/** Offers the command palette on every screen: Ctrl+K, or Cmd+K on a Mac, unless a text uses these keys for a link. */
export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    // A failure is met again, and said, when it is opened.
    const timer = setTimeout(() => void load().catch(() => undefined), SOON);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isK || event.shiftKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      event.preventDefault();
      setOpen((before) => !before);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <PaletteContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  );
}

import { onlyRead } from '@etalage/ui-kit/dashboard';
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;
const AnnounceContext = createContext<Announce | null>(null);

/** Announces to screen readers what happened. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ text: '', number: 0 });
  const announce = useCallback<Announce>(
    (text) => setAnnounced(({ number }) => ({ text, number: number + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className={onlyRead} role="status" aria-live="polite" data-announcer="">
        {/* A new element each time, so that an equal text is announced again. */}
        <span key={announced.number}>{announced.text}</span>
      </div>
    </AnnounceContext>
  );
}

export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error('useAnnounce outside an AnnouncerProvider');
  return announce;
}

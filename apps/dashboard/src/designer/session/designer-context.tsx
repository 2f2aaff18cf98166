import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DesignerSession } from './create-designer-session.ts';
import type { DesignerState } from '../store/designer-state.ts';

/** `<DesignerContext value={session}>` around everything that belongs to one open document. */
export const DesignerContext = createContext<DesignerSession | null>(null);

/** The session of the open document, for its functions; the same object while the document is open. */
export function useDesignerSession(): DesignerSession {
  const session = useContext(DesignerContext);
  if (!session) throw new Error('useDesignerSession outside a designer');
  return session;
}

/** A part of the designer's state. Components that occur often select one block or a plain value, not the document. */
export function useDesigner<T>(selector: (state: DesignerState) => T): T {
  return useStore(useDesignerSession().store, selector);
}

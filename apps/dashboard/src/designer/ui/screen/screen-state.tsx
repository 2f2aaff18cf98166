import type { BlockId, Place } from '@etalage/site-model';
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { firstDevice, type Device } from './canvas-size.ts';

export type PanelName = 'add' | 'layers' | 'settings';
export type InspectorTab = 'section' | 'block' | 'style';

export interface ScreenState {
  panel: PanelName | null;
  tab: InspectorTab;
  device: Device;
  /** Where the next block from the picker is inserted; null for the place that fits the selection. */
  insertAt: Place | null;
  showsKeys: boolean;
  /** The block that the owner is saving as content. */
  saved: BlockId | null;
}

interface Screen extends ScreenState {
  change: (part: Partial<ScreenState>) => void;
}

const ScreenContext = createContext<Screen | null>(null);

/** The state of the screen besides the document: open panel, tab, device. It is not saved. */
export function ScreenStateProvider({ children }: { children: ReactNode }) {
  const [state, setState] = useState<ScreenState>(() => ({
    panel: null,
    tab: 'section',
    device: firstDevice(window.innerWidth),
    insertAt: null,
    showsKeys: false,
    saved: null,
  }));
  const change = useCallback(
    (part: Partial<ScreenState>) => setState((before) => ({ ...before, ...part })),
    [],
  );
  const screen = useMemo(() => ({ ...state, change }), [state, change]);
  return <ScreenContext value={screen}>{children}</ScreenContext>;
}

export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('useScreen outside a designer');
  return screen;
}

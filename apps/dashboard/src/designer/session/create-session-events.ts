import type { FrameToHost } from '@etalage/designer-protocol';
import type { BlockUpdate, FieldUpdate } from './updates-of.ts';

type PayloadOf<T extends FrameToHost['type']> = Extract<FrameToHost, { type: T }>['payload'];

/** A request of the frame to the screen around it, or a change of the document. */
export type DesignerEvent =
  | BlockUpdate
  | FieldUpdate
  | { type: 'go_to_route'; path: string }
  | { type: 'set_management_tab'; tab: PayloadOf<'set_management_tab'>['tab'] }
  | { type: 'chord'; chord: PayloadOf<'chord'>['chord'] }
  | { type: 'notice'; notice: PayloadOf<'notice'>['notice'] }
  | ({ type: 'drop_intent' } & PayloadOf<'drop_intent'>);

/** The events of one session. */
export function createSessionEvents() {
  const listeners = new Set<(event: DesignerEvent) => void>();
  return {
    emit(event: DesignerEvent) {
      for (const listener of [...listeners]) listener(event);
    },
    /** Calls back for every event until the returned function is called. */
    subscribe(listener: (event: DesignerEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

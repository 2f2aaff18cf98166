import type { TextSession } from '@etalage/blocks/editor';
import type { FrameChannel } from '@etalage/designer-protocol';

/** Sends the marks and the selected node at the cursor when they changed. */
export function createCursorReport(channel: FrameChannel, currentSession: () => TextSession | undefined) {
  const reported = { attributes: '', node: '' };

  function isNew(kind: keyof typeof reported, value: object): boolean {
    const text = JSON.stringify(value);
    if (text === reported[kind]) return false;
    reported[kind] = text;
    return true;
  }

  function report() {
    const session = currentSession();
    const attributes = session?.attributes() ?? {};
    const node = session?.selectedNode() ?? { node: null, attributes: {} };
    if (isNew('attributes', attributes)) channel.send({ type: 'active_attributes', payload: { attributes } });
    if (isNew('node', node)) channel.send({ type: 'selected_node', payload: node });
  }

  const forget = () => Object.assign(reported, { attributes: '', node: '' });

  return {
    report,
    /** The next report is sent even if nothing changed. */
    forget,
    /** Reports even if nothing changed. */
    reportAgain() {
      forget();
      report();
    },
  };
}

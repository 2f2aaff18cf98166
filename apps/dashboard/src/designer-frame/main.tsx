import './configure-zod.ts';
import { createRoot } from 'react-dom/client';
import { frameHandshake } from '@etalage/designer-protocol';
import { FrameApp } from './frame-app.tsx';
import { startCanvas } from './start-canvas.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
const reactRoot = createRoot(root);
let stop = () => undefined as void;
/** Number of the current document since the frame was loaded. */
let number = 0;

frameHandshake({
  self: window,
  parent: window.parent,
  // In some browsers an opaque origin is not a secure context, and randomUUID is then missing.
  newToken: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-'),
  onOpen(channel) {
    stop();
    const canvas = startCanvas(channel);
    stop = canvas.stop;
    number += 1;
    reactRoot.render(<FrameApp key={number} canvas={canvas} />);
  },
  log: () => undefined,
});

import './configure-zod.ts';
import { createRoot } from 'react-dom/client';
import { frameHandshake } from '@etalage/designer-protocol';
import { FrameApp } from './frame-app.tsx';
import { startCanvas } from './start-canvas.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root element');
const drawn = createRoot(root);
let end = () => undefined as void;

frameHandshake({
  self: window,
  parent: window.parent,
  // An opaque origin is no secure context everywhere, so randomUUID may be missing.
  newToken: () =>
    Array.from(crypto.getRandomValues(new Uint32Array(6)), (part) => part.toString(36)).join('-'),
  onOpen(channel) {
    end();
    const canvas = startCanvas(channel);
    end = canvas.stop;
    drawn.render(<FrameApp key={canvas.number} canvas={canvas} />);
  },
  log: () => undefined,
});

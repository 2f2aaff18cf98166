import { isDesignerPath, startFrame } from './frame-element.ts';

// The first thing that runs: the rest of the dashboard is made ready, and the document fetched, while the canvas loads.
if (isDesignerPath(location.pathname)) startFrame();

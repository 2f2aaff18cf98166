import { isDesignerPath, startFrame } from './frame-element.ts';

// Runs first, so that the canvas loads while the rest of the dashboard starts and the document is fetched.
if (isDesignerPath(location.pathname)) startFrame();

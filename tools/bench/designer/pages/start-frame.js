import { startFrame } from '../../../../apps/dashboard/src/designer/frame/frame-element.ts';

startFrame();

import { useEffect } from 'react';
import { useCanvas } from '../canvas-context.ts';
import { measureBlocks } from './measure-blocks.ts';

/** Keeps the dashboard told of where the blocks are. */
export function Measuring() {
  const canvas = useCanvas();
  useEffect(() => measureBlocks(canvas), [canvas]);
  return null;
}

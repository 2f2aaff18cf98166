import { useEffect } from 'react';
import { useCanvas } from '../canvas-context.ts';
import { measureBlocks } from './measure-blocks.ts';

/** Sends the dashboard where the blocks are, while it is mounted. */
export function Measuring() {
  const canvas = useCanvas();
  useEffect(() => measureBlocks(canvas), [canvas]);
  return null;
}

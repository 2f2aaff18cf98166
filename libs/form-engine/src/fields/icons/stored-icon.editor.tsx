import { iconSet } from '../../icons/icon-set.ts';
import { IconDrawing } from './icon-drawing.tsx';

/** The icon with a stored name; nothing for a name that is not in the set. */
export function StoredIcon({ name }: { name: string }) {
  const shapes = iconSet.get(name);
  return shapes ? <IconDrawing shapes={shapes} /> : null;
}

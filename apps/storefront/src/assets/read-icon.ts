import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { iconOf } from '@etalage/form-engine/schema';
import type { IconSource } from '@etalage/blocks/render';

const { resolve } = createRequire(import.meta.url);
/**
 * Icons that pages have shown. Unknown names are cached too, up to a limit, because names come from stored data.
 */
const seen = new Map<string, readonly string[] | undefined>();
const MOST = 2000;

/**
 * An icon of the sprite, read when a page first shows it. The sprite itself stays on disk: it is larger than all icons
 * that a website shows.
 */
export const readIcon: IconSource = (name) => {
  if (seen.has(name)) return seen.get(name);
  const sprite = readFileSync(resolve('@etalage/form-engine/material-icons.svg'), 'utf8');
  // A copy: a substring of the sprite would keep the whole sprite in memory.
  const shapes = iconOf(sprite, name)?.map((shape) => Buffer.from(shape).toString());
  if (seen.size >= MOST) seen.clear();
  seen.set(name, shapes);
  return shapes;
};

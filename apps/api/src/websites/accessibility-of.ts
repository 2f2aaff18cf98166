import type { Site } from '@etalage/site-model';
import { z } from 'zod';

const text = z.string().catch('');
const stored = z.object({
  modules: z.object({
    webshop: z.object({
      accessibility: z.enum(['full', 'partial', 'exempt']),
      accessibility_checked_on: text,
      accessibility_exceptions: text,
    }),
  }),
});

/** What the page of a website about its accessibility says; undefined for none. */
export function accessibilityOf(
  settings: Record<string, unknown>,
): Site['modules']['webshop']['accessibility'] {
  const read = stored.safeParse(settings);
  if (!read.success) return undefined;
  const { webshop } = read.data.modules;
  const { accessibility: state, accessibility_checked_on: checked_on } = webshop;
  return { state, checked_on, exceptions: state === 'partial' ? webshop.accessibility_exceptions : '' };
}

import type { ReactNode } from 'react';
import { badge, type BadgeTone } from './badge.css.ts';

/** A state in one or two words; its colour only repeats what the text says. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={badge[tone]}>{children}</span>;
}

import type { ReactNode } from 'react';
import { area } from './scroll-area.css.ts';

interface ScrollAreaProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What can be wider or higher than its place: it scrolls, and the keyboard reaches it to do so. */
export function ScrollArea({ label, className = '', children }: ScrollAreaProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- not every browser lets the keyboard scroll what has no focus.
    <div className={`${area} ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

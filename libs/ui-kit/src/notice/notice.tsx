import type { ReactNode } from 'react';
import { notice, type NoticeKind } from './notice.css.ts';

/** A message in a coloured box; screen readers announce it when it appears. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={notice[kind]} role={kind === 'danger' ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

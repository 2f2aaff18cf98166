import { screenOfDocument } from '../../lists/screen-of-document.ts';
import type { HostFinding } from '../../queries/consent-queries.ts';

/** The screen on which a finding of the scan is changed; a page and a template open at the block that has it. */
export function screenOfFinding({ place: { kind, id }, block }: HostFinding): string {
  switch (kind) {
    case 'page':
    case 'template':
      return screenOfDocument({ document_kind: kind, document_id: id }, block);
    case 'look':
      return '/stijl';
    default:
      return '/cookies';
  }
}

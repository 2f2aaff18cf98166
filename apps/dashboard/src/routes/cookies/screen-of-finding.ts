import type { HostFinding } from '../../queries/consent-queries.ts';

/** The screen on which a finding of the scan is changed; a page and a template open at the block that has it. */
export function screenOfFinding({ place: { kind, id }, block }: HostFinding): string {
  const at = block === '' ? '' : `?blok=${encodeURIComponent(block)}`;
  switch (kind) {
    case 'page':
      return `/paginas/${encodeURIComponent(id)}${at}`;
    case 'template':
      return `/wm/templates/${encodeURIComponent(id)}${at}`;
    case 'look':
      return '/stijl';
    default:
      return '/cookies';
  }
}

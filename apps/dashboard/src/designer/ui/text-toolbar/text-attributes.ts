type Attributes = Readonly<Record<string, unknown>>;

/** Whether a mark or node holds at the cursor, as the frame reports it. */
export function isActive(attributes: Attributes, name: string): boolean {
  const value = attributes[name];
  return value !== undefined && value !== null && value !== false && value !== '';
}

export type TextKind = 'paragraph' | '1' | '2' | '3' | '4' | '5' | '6';

/** What kind of text the cursor is in, for the list of kinds. */
export function textKindOf(attributes: Attributes): TextKind {
  const { heading } = attributes;
  const level =
    typeof heading === 'object' && heading !== null && 'level' in heading ? heading.level : heading;
  return /^[1-6]$/.test(String(level)) ? (String(level) as TextKind) : 'paragraph';
}

/** The link at the cursor. */
export function linkOf({ link }: Attributes): { href: string; newTab: boolean } {
  if (typeof link === 'string') return { href: link, newTab: false };
  if (typeof link !== 'object' || link === null) return { href: '', newTab: false };
  const { href, target } = link as { href?: unknown; target?: unknown };
  return { href: typeof href === 'string' ? href : '', newTab: target === '_blank' };
}

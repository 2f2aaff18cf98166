/** An address a link may have: a path or place on this site, or a whole address of a kind that is safe to follow. */
export function linkAddress(typed: string): { href: string } | { refused: 'empty' | 'invalid' } {
  const text = typed.trim();
  if (text === '') return { refused: 'empty' };
  if (/^(\/(?![/\\])|#|\?)\S*$/.test(text)) return { href: text };
  if (/^(https?:\/\/[^\s/]+|mailto:\S+@\S+|tel:\+?[\d\s().-]+$)/i.test(text))
    return { href: text.replace(/\s+/g, '') };
  if (/^[^\s@:/]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return { href: `mailto:${text}` };
  if (/^([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text)) return { href: `https://${text}` };
  return { refused: 'invalid' };
}

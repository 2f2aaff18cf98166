/** The values of the link form (RTE-15). */
export interface LinkValues {
  type_link: 'link' | 'file';
  href: string;
  /** `_blank` or empty. */
  target: string;
  /** `noopener noreferrer nofollow` or empty. */
  rel: string;
  /** `1` or empty. */
  hideunderline: string;
}

/** The value of `rel` when it is on. */
export const linkRel = 'noopener noreferrer nofollow';

/** The attributes of the anchor: exactly those that are set; null removes one. */
export function linkAttributes(values: Partial<LinkValues>): Record<keyof LinkValues, string | null> {
  const { type_link = 'link', href = '', target = '', rel = '', hideunderline = '' } = values;
  return {
    type_link: type_link === 'file' ? 'file' : 'link',
    href,
    target: target === '_blank' ? '_blank' : null,
    rel: rel === '' ? null : linkRel,
    hideunderline: hideunderline === '1' ? '1' : null,
  };
}

/** Whether an address may be stored in a link: a page of this website, or one of four kinds of address. */
export function isLinkAddress(href: string): boolean {
  return /^(https?:\/\/\S+|\/(?!\/)\S*|#\S*|\?\S*|(mailto|tel):\S+)$/i.test(href);
}

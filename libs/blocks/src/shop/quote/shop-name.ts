import type { PageContext } from '@etalage/api-contract';

/** How the shop calls itself: its company, else its website. */
export function shopName({ company, name }: PageContext['site']): string {
  return company.name || name;
}

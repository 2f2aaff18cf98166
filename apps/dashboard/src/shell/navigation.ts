import type { TextKey } from '@etalage/texts';
import type { IconName } from '@etalage/ui-kit/dashboard';
import type { Member } from '../queries/session-queries.ts';

export type Role = Member['websites'][number]['role'];

export interface NavigationScreen {
  readonly to: string;
  readonly text: TextKey;
  readonly icon: IconName;
  readonly roles: readonly Role[];
}
export interface NavigationGroup {
  /** Null for what stands on top without a heading. */
  readonly heading: TextKey | null;
  readonly screens: readonly NavigationScreen[];
}

const everyone = ['owner', 'editor', 'shop'] as const;
/** Who may change what visitors read (GEN-08). */
export const siteRoles = ['owner', 'editor'] as const;
/** Who may run the shop (GEN-08). */
export const shopRoles = ['owner', 'shop'] as const;
/** Who decides who else works on the website (GEN-08). */
export const ownerRoles = ['owner'] as const;

/** The screens that exist, in the order of the navigation. */
const groups: readonly NavigationGroup[] = [
  {
    heading: null,
    screens: [{ to: '/', text: 'dashboard_nav_overview', icon: 'overview', roles: everyone }],
  },
  {
    heading: 'dashboard_nav_group_site',
    screens: [
      { to: '/paginas', text: 'dashboard_nav_pages', icon: 'pages', roles: siteRoles },
      { to: '/formulieren', text: 'dashboard_nav_forms', icon: 'form', roles: siteRoles },
      { to: '/inzendingen', text: 'dashboard_nav_submissions', icon: 'inbox', roles: siteRoles },
    ],
  },
  {
    heading: 'dashboard_nav_group_shop',
    screens: [{ to: '/bestellingen', text: 'dashboard_nav_orders', icon: 'orders', roles: shopRoles }],
  },
  {
    heading: 'accounts_nav_group',
    screens: [
      {
        to: '/instellingen/meldingen',
        text: 'dashboard_nav_notifications',
        icon: 'bell',
        roles: shopRoles,
      },
      { to: '/instellingen/leden', text: 'accounts_nav_members', icon: 'members', roles: ownerRoles },
    ],
  },
];

/** The navigation of a member: only what their role may open; a group without screens is not shown (GEN-08). */
export function navigationFor(role: Role): readonly NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ screens }) => screens.length > 0);
}

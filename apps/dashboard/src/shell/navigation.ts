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
  /** Null for the group at the top, which has no heading. */
  readonly heading: TextKey | null;
  readonly screens: readonly NavigationScreen[];
}

const everyone = ['owner', 'editor', 'shop'] as const;
/** Roles that may change what visitors read (GEN-08). */
const siteRoles = ['owner', 'editor'] as const;
/** Roles that may run the shop (GEN-08). */
const shopRoles = ['owner', 'shop'] as const;
/** Roles that may manage the members of the website (GEN-08). */
const ownerRoles = ['owner'] as const;

/** The screens of the navigation, in its order. */
const groups: readonly NavigationGroup[] = [
  {
    heading: null,
    screens: [{ to: '/', text: 'dashboard_nav_overview', icon: 'overview', roles: everyone }],
  },
  {
    heading: 'dashboard_nav_group_site',
    screens: [
      { to: '/paginas', text: 'dashboard_nav_pages', icon: 'pages', roles: siteRoles },
      { to: '/menus', text: 'dashboard_nav_menus', icon: 'menu', roles: siteRoles },
      { to: '/bestanden', text: 'dashboard_nav_files', icon: 'image', roles: siteRoles },
      { to: '/stijl', text: 'dashboard_nav_look', icon: 'look', roles: ownerRoles },
      { to: '/teksten', text: 'dashboard_nav_texts', icon: 'text', roles: siteRoles },
      { to: '/cookies', text: 'dashboard_nav_cookies', icon: 'lock', roles: ownerRoles },
      { to: '/formulieren', text: 'dashboard_nav_forms', icon: 'form', roles: siteRoles },
      { to: '/inzendingen', text: 'dashboard_nav_submissions', icon: 'inbox', roles: siteRoles },
      { to: '/doorverwijzingen', text: 'dashboard_nav_redirects', icon: 'redirect', roles: siteRoles },
    ],
  },
  {
    heading: 'dashboard_nav_group_shop',
    screens: [
      { to: '/bestellingen', text: 'dashboard_nav_orders', icon: 'orders', roles: shopRoles },
      { to: '/boekhouding', text: 'dashboard_nav_bookkeeping', icon: 'ledger', roles: shopRoles },
      { to: '/wettelijke-check', text: 'dashboard_nav_legal_check', icon: 'check', roles: ownerRoles },
      { to: '/klanten', text: 'dashboard_nav_customers', icon: 'customers', roles: shopRoles },
      { to: '/producten', text: 'dashboard_nav_products', icon: 'tag', roles: shopRoles },
      { to: '/voorraad', text: 'dashboard_nav_stock', icon: 'layers', roles: shopRoles },
      { to: '/categorieen', text: 'dashboard_nav_categories', icon: 'folder', roles: shopRoles },
      { to: '/kenmerken', text: 'dashboard_nav_properties', icon: 'properties', roles: shopRoles },
      { to: '/fabrikanten', text: 'dashboard_nav_makers', icon: 'building', roles: shopRoles },
      { to: '/kortingen', text: 'dashboard_nav_discounts', icon: 'percent', roles: shopRoles },
      { to: '/importeren', text: 'dashboard_nav_imports', icon: 'transfer', roles: shopRoles },
    ],
  },
  {
    heading: 'accounts_nav_group',
    screens: [
      { to: '/instellingen/bedrijf', text: 'dashboard_nav_company', icon: 'building', roles: ownerRoles },
      { to: '/instellingen/webshop', text: 'dashboard_nav_webshop', icon: 'settings', roles: ownerRoles },
      { to: '/instellingen/verzending', text: 'dashboard_nav_shipping', icon: 'truck', roles: shopRoles },
      { to: '/instellingen/betalen', text: 'dashboard_nav_payment', icon: 'payment', roles: ownerRoles },
      { to: '/instellingen/peppol', text: 'dashboard_nav_peppol', icon: 'transfer', roles: ownerRoles },
      {
        to: '/instellingen/meldingen',
        text: 'dashboard_nav_notifications',
        icon: 'bell',
        roles: shopRoles,
      },
      { to: '/instellingen/mails', text: 'dashboard_nav_mails', icon: 'mail', roles: shopRoles },
      { to: '/instellingen/privacy', text: 'dashboard_nav_privacy', icon: 'hidden', roles: ownerRoles },
      { to: '/instellingen/leden', text: 'accounts_nav_members', icon: 'members', roles: ownerRoles },
    ],
  },
];

/** Screens that are opened from elsewhere than the navigation. */
const otherScreens: readonly NavigationScreen[] = [
  { to: '/instellingen/account', text: 'accounts_nav_account', icon: 'account', roles: everyone },
  { to: '/paginas?tab=onderdelen', text: 'pages_tab_parts', icon: 'layout', roles: siteRoles },
  { to: '/paginas?tab=prullenbak', text: 'palette_page_bin', icon: 'trash', roles: siteRoles },
  { to: '/bestanden?prullenbak=1', text: 'palette_file_bin', icon: 'trash', roles: siteRoles },
  {
    to: '/doorverwijzingen?tab=niet-gevonden',
    text: 'redirects_tab_missing',
    icon: 'search',
    roles: siteRoles,
  },
  { to: '/voorraad?tab=mutaties', text: 'stock_tab_movements', icon: 'transfer', roles: shopRoles },
];
/** Paths of screens that are opened with something in them. */
const innerPaths: readonly Pick<NavigationScreen, 'to' | 'roles'>[] = [
  { to: '/wm/templates', roles: siteRoles },
];

/**
 * The roles that may open a path, such as `/paginas/:id`: those of the screen that it is or is below (GEN-08). Throws
 * for a path of no screen.
 */
export function rolesOf(path: string): readonly Role[] {
  const screens = [...allScreens(), ...innerPaths];
  const screen = screens.find(({ to }) => path === to || path.startsWith(`${to}/`));
  if (!screen) throw new Error(`no roles are defined for ${path}`);
  return screen.roles;
}

const allScreens = () => [...groups.flatMap((group) => group.screens), ...otherScreens];

/** Every screen that a role may open, by which it is found (GEN-08). */
export function screensFor(role: Role): readonly NavigationScreen[] {
  return allScreens().filter(({ roles }) => roles.includes(role));
}

/** The navigation of a member: only screens that the role may open; a group without screens is not shown (GEN-08). */
export function navigationFor(role: Role): readonly NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, screens: group.screens.filter(({ roles }) => roles.includes(role)) }))
    .filter(({ screens }) => screens.length > 0);
}

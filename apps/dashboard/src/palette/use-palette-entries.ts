import { dashboardPath } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import type { IconName } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { findQuery, type FoundThing } from '../queries/find-queries.ts';
import { useSession } from '../session/session-context.ts';
import { type Role, rolesOf, screensFor } from '../shell/navigation.ts';
import { matchEntries } from './match-entries.ts';
import { type PaletteEntry, paletteGroups, SIGN_OUT } from './palette-entry.ts';
import { readRecent } from './recent-entries.ts';

/** Actions that are begun on a screen, with the screen whose roles may. */
const actions: readonly { text: TextKey; to: string; icon: IconName }[] = [
  { text: 'pages_new', to: '/paginas?nieuw', icon: 'plus' },
  { text: 'products_new', to: '/producten?nieuw', icon: 'plus' },
  { text: 'categories_new', to: '/categorieen?nieuw', icon: 'plus' },
  { text: 'properties_new', to: '/kenmerken?nieuw', icon: 'plus' },
  { text: 'discounts_new', to: '/kortingen/nieuw', icon: 'plus' },
  { text: 'shipping_new', to: '/instellingen/verzending/nieuw', icon: 'plus' },
  { text: 'forms_new', to: '/formulieren?nieuw', icon: 'plus' },
  { text: 'menus_new', to: '/menus?nieuw', icon: 'plus' },
  { text: 'redirects_add', to: '/doorverwijzingen?nieuw', icon: 'plus' },
];

const screensOfKinds: Readonly<Record<FoundThing['kind'], { to: string; icon: IconName }>> = {
  pages: { to: '/paginas/', icon: 'pages' },
  templates: { to: '/wm/templates/', icon: 'layout' },
  menus: { to: '/menus/', icon: 'menu' },
  forms: { to: '/formulieren/', icon: 'form' },
  orders: { to: '/bestellingen/', icon: 'orders' },
  customers: { to: '/klanten/', icon: 'customers' },
  products: { to: '/producten/', icon: 'tag' },
};

/** What the palette offers for a query, in groups; and whether the server is still asked, or cannot be. */
export function usePaletteEntries(query: string) {
  const { website } = useSession();
  const known = useKnownEntries();
  const asked = useDeferredValue(query.trim());
  const found = useQuery(findQuery(website.id, asked));
  const things = asked === '' ? [] : (found.data ?? []).map((thing) => entryOf(thing, website));
  const isEmpty = query.trim() === '';
  const all = [...(isEmpty ? recentEntries(website.id) : []), ...matchEntries(known, query), ...things];
  const groups = paletteGroups
    .map((group) => ({ group, entries: all.filter((entry) => entry.group === group) }))
    .filter(({ entries }) => entries.length > 0);
  return {
    groups,
    entries: groups.flatMap(({ entries }) => entries),
    isAsking: !isEmpty && (found.isFetching || asked !== query.trim()),
    hasFailed: found.isError,
    retry: () => void found.refetch(),
  };
}

/** The screens and actions that the member's role may open (GEN-08), and the other websites. */
function useKnownEntries(): readonly PaletteEntry[] {
  const t = useText();
  const { member, website } = useSession();
  return useMemo(() => {
    const at = (to: string) => dashboardPath(website.id, to);
    const entry = (
      group: 'screens' | 'actions',
      text: string,
      href: string,
      icon: IconName,
    ): PaletteEntry => {
      return { id: `${group} ${href}`, group, text, detail: '', icon, href };
    };
    const may = ({ to }: { to: string }) => roleMayOpen(website.role, to);
    const others = member.websites.filter(({ id }) => id !== website.id);
    return [
      ...screensFor(website.role).map(({ text, to, icon }) => entry('screens', t(text), at(to), icon)),
      ...actions.filter(may).map(({ text, to, icon }) => entry('actions', t(text), at(to), icon)),
      entry('actions', t('dashboard_open_site'), website.url, 'external'),
      ...others.map(({ id, name }) =>
        entry('actions', t('palette_open_website', { name }), dashboardPath(id, '/'), 'switch'),
      ),
      entry('actions', t('dashboard_signout'), SIGN_OUT, 'signout'),
    ];
  }, [t, member, website]);
}

const roleMayOpen = (role: Role, to: string) => rolesOf(to.split('?')[0] ?? '').includes(role);

function recentEntries(websiteId: string): PaletteEntry[] {
  return readRecent(websiteId).map((recent) => ({
    ...recent,
    id: `recent ${recent.href}`,
    group: 'recent',
    detail: '',
  }));
}

function entryOf(
  { kind, id, title, detail }: FoundThing,
  website: { id: string; url: string; role: Role },
): PaletteEntry {
  const shared = { id: `${kind} ${id}`, group: kind, text: title, detail };
  // Who may not change products opens the page that visitors see.
  if (kind === 'products' && !roleMayOpen(website.role, '/producten'))
    return { ...shared, icon: 'external', href: website.url.replace(/\/$/, '') + detail };
  const { to, icon } = screensOfKinds[kind];
  return { ...shared, icon, href: dashboardPath(website.id, to + encodeURIComponent(id)) };
}

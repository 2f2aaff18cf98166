import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { type Target, targetsQuery } from '../../queries/menu-queries.ts';
import { useSession } from '../../session/session-context.ts';
import type { MenuRow } from './menu-tree.ts';

/** Whether an address is on the own website. */
const isOwn = (link: string) => link.startsWith('/') && !link.startsWith('//');

/** What visitors find where the entries lead, by the address; an entry that opens a submenu leads nowhere. */
export function useTargets(rows: readonly MenuRow[]): ReadonlyMap<string, Target> {
  const { website } = useSession();
  const links = rows
    .filter(({ node, level }) => isOwn(node.link) && !(level === 1 && node.items.length > 0))
    .map(({ node }) => node.link);
  const asked = useDeferredValue([...new Set(links)].toSorted().join('\n'));
  const { data } = useQuery({
    ...targetsQuery(website.id, asked === '' ? [] : asked.split('\n')),
    enabled: asked !== '',
  });
  return useMemo(() => new Map(data?.map((target) => [target.link, target])), [data]);
}

import { useText } from '@etalage/ui-kit';
import { SelectField } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { pagesQuery } from '../../../queries/page-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { buildPageTree, isWithin, treeRows } from './page-tree.ts';

interface Props extends ComponentProps<'select'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Paths below which, and at which, nothing can be put. */
  without?: readonly string[];
}

/** Chooses the page or folder below which something stands; '' is the top. Takes what `register` of a form returns. */
export function PlaceSelect({ without = [], ...select }: Props) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(pagesQuery(website.id));
  const rows = data ? treeRows(buildPageTree(data.pages, data.folders), () => true) : [];
  const places = rows.filter(({ node }) => {
    return node.path !== '/' && !without.some((path) => isWithin(node.path, path));
  });
  return (
    <SelectField key={data ? 'loaded' : 'loading'} {...select}>
      <option value="">{t('pages_move_top')}</option>
      {places.map(({ node, level }) => (
        <option key={node.path} value={node.path}>
          {`${'\u00a0\u00a0\u00a0'.repeat(Math.min(level, 6))}${node.title}`}
        </option>
      ))}
    </SelectField>
  );
}

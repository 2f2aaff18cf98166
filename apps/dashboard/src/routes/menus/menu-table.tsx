import { useText } from '@etalage/ui-kit';
import { Badge, DataTable, rowLink, type Column } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { menuColumn, momentColumn } from '../../lists/row-columns.tsx';
import { type ListedMenu, menuPlacesQuery } from '../../queries/menu-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { useSession } from '../../session/session-context.ts';
import { MenuRowMenu } from './menu-row-menu.tsx';
import * as styles from './menus.css.ts';
import { placesLine, type ShownPlaces } from '../../lists/place-titles.ts';

/** Places that are named in a row. */
const NAMED = 3;

function Name({ menu: { id, title, entries, is_changed } }: { menu: ListedMenu }) {
  const t = useText();
  const count = t(
    entries === 0 ? 'menus_entries_none' : entries === 1 ? 'menus_entries_one' : 'menus_entries_many',
    { count: entries },
  );
  return (
    <span className={styles.name}>
      <span className={styles.titleLine}>
        <ScreenLink className={rowLink} to={`/menus/${id}`}>
          {title}
        </ScreenLink>
        {is_changed && <Badge tone="waiting">{t('menus_changed')}</Badge>}
      </span>
      <span className={styles.small}>{count}</span>
    </span>
  );
}

function Places({ places }: { places: ShownPlaces | undefined }) {
  const t = useText();
  if (!places) return <span className={styles.small}>{t('menus_places_none')}</span>;
  return <span className={styles.places}>{placesLine(places, NAMED, t)}</span>;
}

/** Menus as rows that open the editor, each with where it is shown. */
export function MenuTable({ menus }: { menus: readonly ListedMenu[] }) {
  const t = useText();
  const { website } = useSession();
  const { data: places } = useQuery(menuPlacesQuery(website.id));
  const changed = momentColumn(
    'changed',
    t('menus_column_changed'),
    ({ changed_at }: ListedMenu) => changed_at,
  );
  const columns: readonly Column<ListedMenu>[] = [
    { key: 'title', title: t('menus_column_title'), cell: (menu) => <Name menu={menu} /> },
    {
      key: 'places',
      title: t('menus_column_places'),
      width: '18rem',
      cell: ({ id }) => (places ? <Places places={places[id]} /> : null),
    },
    { ...changed, phone: 'none' },
    menuColumn(t('menus_column_actions'), (menu) => <MenuRowMenu menu={menu} places={places?.[menu.id]} />),
  ];
  return (
    <DataTable label={t('menus_heading')} columns={columns} rows={menus} rowKey={({ id }) => id} pressable />
  );
}

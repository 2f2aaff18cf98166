import type { FieldValues } from '@etalage/form-engine/schema';
import { ownValue } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { usePage } from '../runtime/page-context.ts';
import { ColumnMenu } from './column-menu.tsx';
import { MainMenu } from './main-menu.tsx';
import type { menuFields } from './menu-fields.ts';
import { placeholderMenu } from './placeholder-menu.ts';
import * as styles from './placed-menu.css.ts';

/** A menu outside the header, at every width of the screen (BLK-65); a placeholder until one is chosen (NAV-21). */
export function PlacedMenu({ data }: { data: FieldValues<typeof menuFields> }) {
  const t = useText();
  const { menus } = usePage().site;
  const menu = ownValue(menus, data.menu) ?? placeholderMenu(t);
  const label = menu.title || t('website_menu_other_label');
  return (
    <div className={`${styles.place} ${styles.align[data.align]}`}>
      {data.direction === 'vertical' ? (
        <ColumnMenu menu={menu} label={label} />
      ) : (
        <MainMenu menu={menu} label={label} atEnd={data.align === 'right'} always />
      )}
    </div>
  );
}

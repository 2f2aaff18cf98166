import { type Menu, readMenuItems } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';

/** The menu that a header shows until one is chosen (NAV-21): three entries that all link to the homepage. */
export function placeholderMenu(t: Translate): Menu {
  return menuOf([t('website_menu_home'), t('website_menu_about'), t('website_menu_contact')]);
}

/** The menu of the top bar until one is chosen (NAV-53). */
export function placeholderTopMenu(t: Translate): Menu {
  return menuOf([t('website_menu_login'), t('website_menu_contact')]);
}

function menuOf(labels: readonly string[]): Menu {
  return { id: '', title: '', items: readMenuItems(labels.map((label) => ({ label, link: '/' }))) };
}

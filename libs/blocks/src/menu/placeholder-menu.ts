import type { Menu, MenuItem } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';

/** The menu that a header shows until one is chosen (NAV-21): three entries that all link to the homepage. */
export function placeholderMenu(t: Translate): Menu {
  const labels = [t('website_menu_home'), t('website_menu_about'), t('website_menu_contact')];
  return { id: '', title: '', items: labels.map((label, index) => plainItem(`p${index}`, label, '/')) };
}

function plainItem(id: string, label: string, link: string): MenuItem {
  return {
    id,
    label,
    link,
    class: '',
    item_type: '',
    text: '',
    type: 'default',
    style: { type: '', icon: '', text_color: '' },
    column_width: '',
    items: [],
  };
}

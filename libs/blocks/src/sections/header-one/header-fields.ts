import {
  files,
  flag,
  identifier,
  link,
  menu,
  number,
  select,
  text,
  textarea,
} from '@etalage/form-engine/schema';
import { aligns, fontSizes } from '../../option-lists/option-lists.ts';
import { sectionFields } from '../../section-frame/section-fields.ts';

/** The logo of every header (SEC-12, SEC-14, SEC-22, SEC-24). */
export const logoFields = {
  logo_image: files('field_logo_image', { maxFiles: 1 }),
  logo_height: number('field_logo_height', { initial: '10' }),
  logo_height_mobile: number('field_logo_height_mobile', { initial: '6' }),
};

/** Phone and WhatsApp of a header. */
export const contactFields = {
  mobilenumber: text('field_mobilenumber'),
  mobilenumber_link: link('field_mobilenumber_link'),
  whatsappnumber: text('field_whatsappnumber', { hint: 'field_whatsappnumber_hint' }),
};

/** Settings of header 1 and its variants (SEC-10, NAV-41, NAV-43); `block1` and `mobile_next_to_icon` are its slots. */
export const headerFields = {
  fixed_element: flag('field_fixed_element', { group: 'layout' }),
  logo_image: logoFields.logo_image,
  logo_title: text('field_logo_title', { group: 'image' }),
  logo_alt: textarea('field_logo_alt', { group: 'image' }),
  logo_height: logoFields.logo_height,
  logo_height_mobile: logoFields.logo_height_mobile,
  logo_custom_class: identifier('field_logo_custom_class', { group: 'image' }),
  mobile_showmenudirectly: flag('field_mobile_showmenudirectly', { group: 'layout' }),
  show_text_header: flag('field_show_text_header'),
  show_content_next_to_mobile_button: flag('field_show_content_next_to_mobile_button'),
  mobile_menulabel: flag('field_mobile_menulabel'),
  mobile_fullwidth_logo: flag('field_mobile_fullwidth_logo', { group: 'layout' }),
  mobilenumber: contactFields.mobilenumber,
  mobilenumber_link: contactFields.mobilenumber_link,
  mobilenumber_font: flag('field_mobilenumber_font', { group: 'style' }),
  whatsappnumber: contactFields.whatsappnumber,
  menu_fontsize: select('field_menu_fontsize', fontSizes, { group: 'style', initial: 'text-base' }),
  main_menu_menu: menu('field_main_menu_menu'),
  menu_position: select('field_menu_position', aligns, { initial: 'right' }),
  menu_position_mobiel: select('field_menu_position_mobiel', aligns, { initial: 'left' }),
  ...sectionFields({ padding: 10 }),
};

/** Rich content in the header. */
export const headerSlots = ['block1', 'mobile_next_to_icon'] as const;

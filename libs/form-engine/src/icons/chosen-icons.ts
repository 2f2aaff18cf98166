import type { IconSet } from './icon-sprite.ts';

/** The used part of the contents of the package of Material icons. */
export interface MaterialPackage {
  icons: Readonly<Record<string, { body: string }>>;
  categories: Readonly<Record<string, readonly string[]>>;
}

/** Categories that suit a website; states of a device (Wi-Fi, battery, signal) are left out. */
const CATEGORIES = [
  'Action',
  'Alert',
  'AV',
  'Communication',
  'Content',
  'Editor',
  'File',
  'Hardware',
  'Home',
  'Image',
  'Maps',
  'Navigation',
  'Notification',
  'Places',
  'Search',
  'Shopping',
  'Social',
  'Toggle',
];

/** Variants of an icon that is included already, and tools of cameras, text editors and telephones. */
const LEFT_OUT = [
  /^\d|\d+(k|mp|fps)/,
  /_(off|outline|outlined|border|ios|alt|filled|2|3)$|disabled|_locked|_plus_|_grad/,
  /wifi|signal|battery|network|bluetooth|airline_seat/,
  /^(format|border|align|vertical|turn|fork|ramp|rotate|timer|sim|perm|label|screen|phone|sd|no|edit_[a-z]+)_/,
  /^(exposure|filter_|hdr|crop|text_rotat|settings_|phonelink|add_to|swipe|stay_|roller|blur_|brightness_|wb_)/,
  /^(looks|do_not|not_|unfold|subdirectory|keyboard_|star_|dirty|u_turn|uturn|data_|dynamic|folder_|person_)/,
  /^(view_|assignment_|play_|queue|repeat_|replay|video_|videocam|mic_|missed|call_|electric_|directions_)/,
];

/** Icons that those rules leave out although a website needs them. */
const KEPT = new Set([
  'favorite_border',
  'check_circle_outline',
  'star_border',
  'star_half',
  'star_rate',
  'person_add',
  'play_arrow',
  'play_circle',
  'phone_in_talk',
  'phone_iphone',
  'folder_open',
  'directions_car',
  'directions_bike',
  'directions_walk',
  'directions_bus',
  'electric_bolt',
  'electric_car',
  'shopping_cart',
  'keyboard_arrow_down',
  'keyboard_arrow_left',
  'keyboard_arrow_right',
  'keyboard_arrow_up',
]);

const PREFIX = 'baseline-';
const DRAWING = /^(?:<path fill="currentColor" d="[^"]+"\/>)+$/;

/** The available icons, by name: the filled Material icons for subjects of a website (ICON-03, ICON-04). */
export function chosenIcons({ icons, categories }: MaterialPackage): IconSet {
  const listed = new Set(CATEGORIES.flatMap((category) => categories[category] ?? []));
  const names = [...listed].filter((name) => name.startsWith(PREFIX)).toSorted();
  return new Map(
    names.flatMap((listedName) => {
      const name = listedName.slice(PREFIX.length).replaceAll('-', '_');
      const body = icons[listedName]?.body ?? '';
      const isOut = !KEPT.has(name) && LEFT_OUT.some((rule) => rule.test(name));
      if (isOut || !DRAWING.test(body)) return [];
      return [[name, [...body.matchAll(/d="([^"]+)"/g)].map(([, shape = '']) => shape)] as const];
    }),
  );
}

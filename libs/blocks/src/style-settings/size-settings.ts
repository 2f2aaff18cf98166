import type { TextKey } from '@etalage/texts';
import { choice, height, spacing } from './style-choices.ts';
import { alignments, gridCounts, LARGEST_HEIGHT, SCREEN, spacings, widths } from './style-lists.ts';
import { setting, type Declarations, type Effect } from './style-setting.ts';

const sizes = (row: string) => ({ place: { fold: 'field_fold_size', row: `size ${row}` } }) as const;
const layout = (row: string) => ({ place: { fold: 'field_fold_layout', row: `layout ${row}` } }) as const;

const widthOptions = [
  ...Object.entries(widths).map(([value, rem]) => ({ value, label: `${rem * 16} px` })),
  { value: 'full', label: 'field_full' },
];
const columnOptions = gridCounts.map((value) => ({ value, label: value }));
const alignmentOptions = [
  { value: 'items-start', label: 'field_position_left' },
  { value: 'items-center', label: 'field_position_center' },
  { value: 'items-end', label: 'field_position_right' },
  { value: 'items-stretch', label: 'field_items_stretch' },
];

/** A content that is not a grid yet becomes one column, which long words do not widen. */
const asGrid: Declarations = { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)' };

const lengthOf = (automatic: string) => (steps: number | null) => {
  if (steps === null) return undefined;
  if (steps === SCREEN) return '100vh';
  return steps > 0 ? `${Math.min(LARGEST_HEIGHT, steps) * 0.25}rem` : automatic;
};

function heightEffect(
  name: string,
  declared: (variable: string) => Declarations,
  isPhone = false,
): Effect<number | null> {
  return {
    kind: 'rule',
    name,
    on: 'content',
    at: isPhone ? 'phone' : 'all',
    declarations: declared,
    cssOf: lengthOf('auto'),
  };
}

/** A content that is higher than its height keeps its own: nothing is cut off or laid over the next block. */
const contentHeight = (variable: string) => ({ height: variable, minHeight: 'min-content' });
const minHeight = (variable: string) => ({ minHeight: variable });

function gridEffect(name: string, at: 'computer' | 'phone'): Effect<string> {
  return {
    kind: 'rule',
    name,
    on: 'content',
    at,
    declarations: (variable) => ({
      display: 'grid',
      gridTemplateColumns: `repeat(${variable}, minmax(0, 1fr))`,
    }),
    cssOf: (columns) => columns || undefined,
  };
}

const widthEffect: Effect<string> = {
  kind: 'rule',
  name: 'mw',
  on: 'block',
  at: 'all',
  declarations: (variable) => ({ maxWidth: variable, width: '100%', marginInline: 'auto' }),
  cssOf: (width) =>
    (width === 'full' ? '100%' : width && `${widths[width as keyof typeof widths]}rem`) || undefined,
};

const placeEffect: Effect<string> = {
  kind: 'variants',
  on: 'content',
  at: 'all',
  variants: Object.fromEntries(
    Object.entries(alignments).map(([name, [justifyItems, textAlign]]) => [
      name,
      { ...asGrid, justifyItems, textAlign },
    ]),
  ),
  variantOf: (place) => place || undefined,
};

const gapEffect: Effect<number | null> = {
  kind: 'variants',
  on: 'content',
  at: 'all',
  variants: Object.fromEntries(spacings.map((steps) => [steps, { ...asGrid, gap: `${steps * 0.25}rem` }])),
  variantOf: (steps) => (steps !== null && spacings.includes(steps) ? String(steps) : undefined),
};

/** Sizes of a block, and how its content is placed (STY-02 to STY-07, STY-15). */
export const sizeSettings = {
  max_width: setting(choice('field_max_width', widthOptions, sizes('max')), widthEffect),
  max_height: setting(height('field_max_height', sizes('max')), {
    kind: 'inline',
    styleOf: (steps): Declarations => {
      const most = lengthOf('none')(steps);
      return most === undefined ? {} : { maxHeight: most, ...(most !== 'none' && { overflowY: 'auto' }) };
    },
  }),
  section_min_height: setting(
    height('field_section_min_height', sizes('min')),
    heightEffect('smh', minHeight),
  ),
  section_min_height_mobile: setting(
    height('field_section_min_height_mobile', sizes('min')),
    heightEffect('smhm', minHeight, true),
  ),
  content_height: setting(
    height('field_content_height', sizes('content')),
    heightEffect('ch', contentHeight),
  ),
  mobile_content_height: setting(
    height('field_mobile_content_height', sizes('content')),
    heightEffect('mch', contentHeight, true),
  ),
  flex_grids: setting(
    choice('field_flex_grids', columnOptions, layout('grid')),
    gridEffect('fg', 'computer'),
  ),
  mobile_flex_grids: setting(
    choice('field_mobile_flex_grids', columnOptions, layout('grid')),
    gridEffect('mfg', 'phone'),
  ),
  content_hotizontal_position: setting(
    choice('field_content_horizontal_position', alignmentOptions, layout('place')),
    placeEffect,
  ),
  content_space_between: setting(
    spacing('field_content_space_between' satisfies TextKey, spacings, layout('place')),
    gapEffect,
  ),
};

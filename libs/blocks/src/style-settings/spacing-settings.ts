import type { TextKey } from '@etalage/texts';
import { spacing } from './style-choices.ts';
import { LARGEST_SPACING, margins, SMALLEST_MARGIN, spacings } from './style-lists.ts';
import { setting, type Effect } from './style-setting.ts';

/** What the distances above and below a block are multiplied with; smaller on smaller screens. */
export const SCALE = 'scale';

const step = (variable: string) => `calc(${variable} * 0.25rem)`;
/** Distances above and below are smaller on small screens, unless these have a setting of their own. */
const scaledStep = (variable: string) => `calc(${variable} * var(--${SCALE}, 1) * 0.25rem)`;

const within = (least: number, most: number) => (steps: number | null) =>
  steps === null ? undefined : String(Math.min(most, Math.max(least, steps)));

type Side = 'Top' | 'Right' | 'Bottom' | 'Left';

/** Beside the content a distance of a computer would leave no room for it on a phone. */
const isBeside = (side: Side) => side === 'Left' || side === 'Right';

function paddingEffect(side: Side, name: string, isPhone = false): Effect<number | null> {
  const length = isPhone || isBeside(side) ? step : scaledStep;
  return {
    kind: 'rule',
    name,
    on: 'block',
    at: isPhone ? 'phone' : isBeside(side) ? 'computer' : 'all',
    declarations: (variable) => ({ [`padding${side}`]: length(variable) }),
    cssOf: within(0, LARGEST_SPACING),
  };
}

function marginEffect(side: Side, name: string, isPhone = false): Effect<number | null> {
  const length = isPhone || isBeside(side) ? step : scaledStep;
  return {
    kind: 'rule',
    name,
    on: 'block',
    at: isPhone ? 'phone' : isBeside(side) ? 'computer' : 'all',
    declarations: (variable) => ({
      [`margin${side}`]: length(variable),
      ...(isBeside(side) && { width: 'auto' }),
    }),
    cssOf: within(SMALLEST_MARGIN, LARGEST_SPACING),
    isLiveOnly: (steps) => (steps ?? 0) < 0,
  };
}

const inside = (title: TextKey, row: string) =>
  spacing(title, spacings, { place: { fold: 'field_fold_padding', row: `padding ${row}` } });
const outside = (title: TextKey, row: string) =>
  spacing(title, margins, { place: { fold: 'field_fold_margin', row: `margin ${row}` } });

/** Padding and margins per side, each beside its value on phones (STY-08 to STY-12). */
export const spacingSettings = {
  padding_top: setting(inside('field_padding_top', 'top'), paddingEffect('Top', 'pt')),
  mobile_padding_top: setting(inside('field_mobile_padding_top', 'top'), paddingEffect('Top', 'mpt', true)),
  padding_right: setting(inside('field_padding_right', 'right'), paddingEffect('Right', 'pr')),
  mobile_padding_right: setting(
    inside('field_mobile_padding_right', 'right'),
    paddingEffect('Right', 'mpr', true),
  ),
  padding_bottom: setting(inside('field_padding_bottom', 'bottom'), paddingEffect('Bottom', 'pb')),
  mobile_padding_bottom: setting(
    inside('field_mobile_padding_bottom', 'bottom'),
    paddingEffect('Bottom', 'mpb', true),
  ),
  padding_left: setting(inside('field_padding_left', 'left'), paddingEffect('Left', 'pl')),
  mobile_padding_left: setting(
    inside('field_mobile_padding_left', 'left'),
    paddingEffect('Left', 'mpl', true),
  ),
  margin_top: setting(outside('field_margin_top', 'top'), marginEffect('Top', 'mt')),
  mobile_margin_top: setting(outside('field_mobile_margin_top', 'top'), marginEffect('Top', 'mmt', true)),
  margin_right: setting(outside('field_margin_right', 'right'), marginEffect('Right', 'mr')),
  mobile_margin_right: setting(
    outside('field_mobile_margin_right', 'right'),
    marginEffect('Right', 'mmr', true),
  ),
  margin_bottom: setting(outside('field_margin_bottom', 'bottom'), marginEffect('Bottom', 'mb')),
  mobile_margin_bottom: setting(
    outside('field_mobile_margin_bottom', 'bottom'),
    marginEffect('Bottom', 'mmb', true),
  ),
  margin_left: setting(outside('field_margin_left', 'left'), marginEffect('Left', 'ml')),
  mobile_margin_left: setting(outside('field_mobile_margin_left', 'left'), marginEffect('Left', 'mml', true)),
};

import { flag, identifier, number } from '@etalage/form-engine/schema';
import { setting, type Declarations } from './style-setting.ts';

/** The highest layer of a block: below the header (50), its menus, messages and windows. */
export const HIGHEST_LAYER = 20;

const byVisibility = { group: 'style', place: { switchedBy: 'active_visibility' } } as const;
const byAdvanced = { group: 'style', place: { switchedBy: 'active_advanced' } } as const;

/** The layer of a block; undefined if it has none of its own. */
export function layerOf(zindex: number | null): number | undefined {
  return zindex === null ? undefined : Math.min(HIGHEST_LAYER, Math.max(0, Math.round(zindex)));
}

/** Visibility and technical settings of a block (STY-22 to STY-25). */
export const advancedSettings = {
  active_visibility: setting(flag('field_active_visibility', { group: 'style' })),
  overflow_hidden: setting(flag('field_overflow_hidden', byVisibility), {
    kind: 'inline',
    styleOf: (isHidden): Declarations => (isHidden ? { overflow: 'hidden' } : {}),
    isLiveOnly: () => true,
  }),
  hide_on_mobile: setting(flag('field_hide_on_mobile', byVisibility), {
    kind: 'variants',
    on: 'block',
    at: 'phone',
    variants: { hidden: { display: 'none' } },
    variantOf: (isHidden) => (isHidden ? 'hidden' : undefined),
    isLiveOnly: () => true,
  }),
  active_advanced: setting(flag('field_active_advanced', { group: 'style' })),
  zindex: setting(number('field_zindex', { ...byAdvanced, least: 0, most: HIGHEST_LAYER }), {
    kind: 'inline',
    styleOf: (zindex): Declarations => {
      const layer = layerOf(zindex);
      return layer === undefined ? {} : { position: 'relative', zIndex: String(layer) };
    },
  }),
  div_id: setting(identifier('field_div_id', byAdvanced)),
  div_class: setting(identifier('field_div_class', byAdvanced)),
};

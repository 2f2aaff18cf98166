import { media } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export { backdrop } from '../style-settings/style-settings.css.ts';

/** The padding above and below a section, in steps of 0.25 rem. */
export const above = 'var(--pt)';
export const below = 'var(--pb)';
/** The smallest height of a section's content, as set for all screens, and as set for phones; unset without a setting. */
export const leastHeight = 'var(--smh)';
export const leastHeightOnPhone = `var(--smhm, ${leastHeight})`;

/** The padding above and below that an owner chose for phones, of a section that has none there by itself. */
export const ownPaddingOnPhone = {
  paddingTop: 'calc(var(--mpt, 0) * 0.25rem)',
  paddingBottom: 'calc(var(--mpb, 0) * 0.25rem)',
};

/** The content of a component: on phones the padding of the section, which its owner sets, is its only margin (LAY-21). */
export const componentContent = style({
  selectors: { '&&': { '@media': { [media.belowTablet]: { paddingInline: 0 } } } },
});

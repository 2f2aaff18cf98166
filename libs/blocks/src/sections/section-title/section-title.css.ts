import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';

/** A title looks like one, also if it is a paragraph. */
export const title = style({
  fontFamily: theme.font.primary,
  lineHeight: 1.15,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

import { createGlobalThemeContract } from '@vanilla-extract/css';

const shades = { 100: '100', 300: '300', 500: '500', 700: '700' };

/**
 * The site's colours, fonts, corners and shapes as CSS variables with fixed names: the values are set per site at request time
 * and are also used in the designer's frame, so generated names are not possible. `themeCss` of site-model fills them.
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      transparent: 'transparent',
      white: 'white',
      light: 'light',
      dark: 'dark',
      primary: shades,
      secondary: shades,
      contrast: shades,
      gray: { 100: '100', 300: '300', 500: '500', 900: '900' },
    },
    font: { primary: 'primary', secondary: 'secondary' },
    radius: { sm: 'sm', md: 'md', lg: 'lg', button: 'button' },
    heading: { size: 'size', weight: 'weight', case: 'case', spacing: 'spacing' },
    text: { size: 'size' },
    button: { case: 'case', spacing: 'spacing' },
    card: { ground: 'ground', line: 'line', shadow: 'shadow', padding: 'padding' },
    /** Factor of the distances above and below sections. */
    spacing: 'spacing',
  },
  (_value, path) => path.join('-'),
);

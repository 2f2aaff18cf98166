import { createGlobalThemeContract } from '@vanilla-extract/css';

const shades = { 100: '100', 300: '300', 500: '500', 700: '700' };

/**
 * The site's colours, fonts and corners as CSS variables with fixed names: the values are set per site at request time
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
    radius: { sm: 'sm', md: 'md', lg: 'lg' },
  },
  (_value, path) => path.join('-'),
);

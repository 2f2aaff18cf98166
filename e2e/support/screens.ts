import { isDeepRun } from './deep-run.ts';

/** A window size of visitors, as options of a test. */
export interface Screen {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
  readonly isMobile: boolean;
}

const desktop = (width: number): Screen => ({
  name: `${width} px`,
  viewport: { width, height: 900 },
  hasTouch: false,
  isMobile: false,
});
const phone = (width: number): Screen => ({
  name: `${width} px with touch`,
  viewport: { width, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** Both layouts in every run; in a deep run also the edges of each breakpoint and the widths between. */
export const screens: readonly Screen[] = isDeepRun
  ? [
      phone(320),
      phone(390),
      phone(639),
      phone(768),
      desktop(1024),
      desktop(1190),
      desktop(1440),
      desktop(1920),
    ]
  : [desktop(1440), phone(390)];

/**
 * For what hardly depends on the width, such as the rules of accessibility: a phone in every run, because most of the
 * layout folds there; all widths in a deep run.
 */
export const smallScreens: readonly Screen[] = isDeepRun
  ? screens
  : screens.filter(({ isMobile }) => isMobile);

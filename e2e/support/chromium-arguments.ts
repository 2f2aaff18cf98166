/**
 * What Playwright itself turns off in Chromium. The browser takes the last list it is given, so a list of our own has to
 * repeat this one.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Pages that the full browser prepares for its own window (tool bar, search box, a spare tab) with every new context.
 * No journey sees them, and they take half of the processor time of a run.
 */
const WINDOW_PAGES = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUILocationBar',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];

/** How Chromium is started, with or without a window. */
export const chromiumArguments: string[] = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...WINDOW_PAGES].join()}`,
];

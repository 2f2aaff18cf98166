export * from './form/form.schema.ts';
export * from './page-document/page-document.schema.ts';
export { focalPoint } from './picture/focal-point.schema.ts';
export { barPositions, cookiePurposes, cookieSettings } from './site/cookie-settings.schema.ts';
export { readCookieSettings } from './site/read-cookie-settings.ts';
export * from './site/menu.schema.ts';
export { ownFont, ownFontFace, ownFontKey } from './site/own-font.schema.ts';
export * from './site/site.schema.ts';

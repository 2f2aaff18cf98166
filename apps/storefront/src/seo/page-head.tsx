import { settingClassesOf, styleName } from '@etalage/blocks/render';
import {
  defaultPalette,
  isOptional,
  pictureSources,
  smallestPicture,
  plainTheme,
  ownFontCss,
  ownFontPreloads,
  themeCss,
  webFontCss,
  webFontsOf,
} from '@etalage/site-model';
import { fontFiles } from '@etalage/ui-kit/fonts';
import { useAssets, useInlineScript, useInlineStyle } from '../assets/assets-context.ts';
import type { Page } from '../services/loaded-page.ts';
import { letterIcon } from './letter-icon.ts';
import { canonicalUrl } from './canonical-url.ts';
import { productJsonLd } from './product-json-ld.ts';

interface PageHeadProps {
  /** Absent when the page itself failed. */
  data: { page: Page; path: string; origin: string } | undefined;
}

/**
 * Pages that a visitor is likely to open next are prefetched when the pointer is on their link; never the personal
 * ones.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/*\\?*'] } },
          { not: { selector_matches: '[rel~=nofollow],[download],[target=_blank],[data-no-prefetch]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/**
 * Everything in the head except the encoding: title, metadata for search engines, theme, styles of this page, the
 * loader.
 */
export function PageHead({ data }: PageHeadProps) {
  const assets = useAssets();
  const { fonts, css } = stylesOfPage(data?.page, assets.stylesOf);
  const style = useInlineStyle(css);
  const loader = useInlineScript(assets.loader);
  const rules = useInlineScript(speculationRules);
  return (
    <>
      {data ? <PageMeta {...data} /> : null}
      {fonts.map((address) => (
        <link
          key={address}
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={address}
        />
      ))}
      <style {...style} />
      {assets.developmentStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.developmentScripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {assets.loader === '' ? null : <script type="module" {...loader} />}
      <script type="speculationrules" {...rules} />
    </>
  );
}

function PageMeta({ page, path, origin }: { page: Page; path: string; origin: string }) {
  const { seo, site } = page;
  const product = page.custom_fields.product;
  const address = canonicalUrl(site.live_domain, origin, path);
  const image = seo.image || site.theme.share_image;
  return (
    <>
      <title>{seo.title}</title>
      {seo.description === '' ? null : <meta name="description" content={seo.description} />}
      {seo.noindex || page.status === 404 ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={address} />
      )}
      <meta property="og:title" content={seo.title} />
      <meta property="og:type" content={product ? 'product' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:site_name" content={site.name} />
      {seo.description === '' ? null : <meta property="og:description" content={seo.description} />}
      {image === '' ? null : (
        <>
          <meta property="og:image" content={sharedPicture(image, address)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <SiteIcon site={site} />
      <meta name="theme-color" content={site.theme.colors['light'] ?? defaultPalette.light} />
      {product && page.kind === 'product' ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: productJsonLd(product, stockOf(page), { url: address, site }),
          }}
        />
      ) : null}
    </>
  );
}

/** The sign of the website in a tab and on the screen of a phone. */
function SiteIcon({ site }: { site: Page['site'] }) {
  const { icon } = site.theme;
  if (icon === '') return <link rel="icon" href={letterIcon(site)} />;
  const address = smallestPicture(icon);
  return (
    <>
      <link rel="icon" href={address} />
      <link rel="apple-touch-icon" href={address} />
    </>
  );
}

/** The whole address of a picture, in the size that is shown where a page is shared. */
function sharedPicture(picture: string, address: string): string {
  return new URL(pictureSources(picture, '').src, address).href;
}

interface PageStyles {
  /** Addresses of the files of fonts that are loaded immediately. */
  fonts: readonly string[];
  css: string;
}

/** A cached response is rendered many times; its styles are a third of it and depend on the page alone. */
const known = new WeakMap<Page, PageStyles>();

function stylesOfPage(
  page: Page | undefined,
  stylesOf: ReturnType<typeof useAssets>['stylesOf'],
): PageStyles {
  const found = page && known.get(page);
  if (found) return found;
  const theme = page ? page.site.theme : plainTheme;
  const names = webFontsOf(theme);
  const faces = webFontCss(names, fontFiles) + ownFontCss(theme.fonts);
  const styles = {
    fonts: [...names.map((name) => fontFiles[name]), ...ownFontPreloads(theme)],
    css: faces + themeCss(theme) + blockCss(page, stylesOf),
  };
  if (page) known.set(page, styles);
  return styles;
}

/** Styles of the blocks of a page, each file once, the base first. */
function blockCss(page: Page | undefined, stylesOf: ReturnType<typeof useAssets>['stylesOf']): string {
  const documents = page ? [page.header, page.body, page.footer] : [];
  const types = documents.flatMap((document) => Object.values(document.blocks).map((block) => block.type));
  const consent = page?.site.cookies.list.some(isOptional) ? ['cookie-consent'] : [];
  const webshop = page?.site.modules.webshop;
  const duties = webshop?.withdrawal || webshop?.accessibility ? ['duty-links'] : [];
  const own = page?.kind === 'withdrawal' || page?.kind === 'accessibility' ? [page.kind] : [];
  const sheets = ['base', ...consent, ...duties, ...own, ...types.map(styleName)].flatMap((name) =>
    stylesOf(name),
  );
  const used = new Set(documents.flatMap(settingClassesOf));
  return [...new Map(sheets.map((sheet) => [sheet.href, sheet])).values()]
    .map((sheet) => sheet.cssFor(used))
    .join('');
}

/** What the page knows of the stock of its product. */
function stockOf({ custom_fields: { in_stock, sold_out } }: Page) {
  return { inStock: in_stock ?? true, soldOut: sold_out ?? [] };
}

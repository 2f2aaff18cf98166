import type { FormFeedback, PageContext } from '@etalage/api-contract';
import {
  AccessibilityPage,
  BlockTree,
  CookieConsent,
  CookiePreferencesLink,
  DutyLinks,
  PageContextProvider,
  renderRegistry,
  WithdrawalPage,
} from '@etalage/blocks/render';
import { createTranslate } from '@etalage/texts';
import { skipLink, TextContext, useText } from '@etalage/ui-kit';
import type { ReactNode } from 'react';
import type { Page, PageExtras } from '../services/loaded-page.ts';
import { runsScripts } from './runs-scripts.ts';
import { shopPages } from './shop-pages.ts';

interface PageScreenProps {
  page: Page;
  extras: PageExtras;
  path: string;
  query: string;
  feedback?: FormFeedback | undefined;
}

/** A page of the website: header, its own blocks, footer. */
export function PageScreen(props: PageScreenProps) {
  const { page } = props;
  return (
    <PageSurroundings {...props}>
      <CookieConsent runsScripts={runsScripts(page)} />
      <SkipLink />
      <BlockTree document={page.header} registry={renderRegistry} />
      <main id="inhoud" tabIndex={-1}>
        <Main page={page} />
      </main>
      <footer>
        <BlockTree document={page.footer} registry={renderRegistry} />
        <DutyLinks />
        <CookiePreferencesLink />
      </footer>
    </PageSurroundings>
  );
}

/** The blocks of a page, or a page that owners do not compose. */
function Main({ page }: { page: Page }) {
  if (page.kind === 'withdrawal') return <WithdrawalPage />;
  if (page.kind === 'accessibility') return <AccessibilityPage />;
  return <BlockTree document={page.body} registry={renderRegistry} />;
}

/** Only the page's own blocks. */
export function PageBody(props: PageScreenProps) {
  return (
    <PageSurroundings {...props}>
      <BlockTree document={props.page.body} registry={renderRegistry} />
    </PageSurroundings>
  );
}

function PageSurroundings({ children, ...props }: PageScreenProps & { children: ReactNode }) {
  return (
    <TextContext value={createTranslate(props.page.site.texts)}>
      <PageContextProvider value={pageContext(props)}>{children}</PageContextProvider>
    </TextContext>
  );
}

function SkipLink() {
  const translate = useText();
  return (
    <a className={skipLink} href="#inhoud">
      {translate('website_skip_link')}
    </a>
  );
}

/** The page context for blocks. */
export function pageContext({ page, extras, path, query, feedback }: PageScreenProps): PageContext {
  const { custom_fields: fields } = page;
  return {
    ...extras,
    site: page.site,
    kind: page.kind,
    path,
    query,
    postTitle: fields.post_title,
    breadcrumbs: fields.breadcrumbs,
    product: fields.product,
    inStock: fields.in_stock,
    soldOut: fields.sold_out,
    related: fields.related,
    category: fields.category,
    connections: fields.connections,
    pictures: fields.pictures,
    shop: shopPages(page.site),
    feedback,
  };
}

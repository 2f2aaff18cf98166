import type { PageDocument } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { PreviewFrame } from '../../preview/preview-frame.tsx';
import { fetchDocument } from '../../queries/document-queries.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { samplePage } from './sample-page.ts';

export const previewPages = ['home', 'product', 'cart'] as const;
export type PreviewPage = (typeof previewPages)[number];

/** What a frame shows of a page. */
export type ShownPreview = Required<Pick<ComponentProps<typeof PreviewFrame>, 'context' | 'document'>>;

/** The home page, a product and a cart of the website, as they were saved last. */
export function usePreviewPages() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const template = (document_id: string) =>
    fetchDocument(website.id, { document_kind: 'template', document_id });
  async function fetchPages(): Promise<Record<PreviewPage, ShownPreview>> {
    const { pages } = await queryClient.fetchQuery(pagesQuery(website.id));
    const homeId = pages.find(({ path }) => path === '/')?.id;
    const [header, footer, product, cart, home] = await Promise.all([
      template('header'),
      template('footer'),
      template('product'),
      template('cart'),
      homeId === undefined
        ? undefined
        : fetchDocument(website.id, { document_kind: 'page', document_id: homeId }),
    ]);
    const edges = { header: header.document, footer: footer.document };
    const shown = ({ context, document }: Pick<typeof product, 'context' | 'document'>): ShownPreview => {
      const { header: _header, footer: _footer, ...page } = context;
      return { context: { page, ...edges }, document: orSample(document) };
    };
    const orSample = (document: PageDocument) => (document.root.length > 0 ? document : samplePage(t));
    // A website without a front page has a sample, between its own header and footer.
    const front = home ?? { ...header, document: samplePage(t) };
    return { home: shown(front), product: shown(product), cart: shown(cart) };
  }
  return useQuery({ queryKey: ['look-preview', website.id], queryFn: fetchPages, staleTime: 0 });
}

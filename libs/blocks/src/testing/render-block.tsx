import type { PageContext } from '@etalage/api-contract';
import { render } from '@testing-library/react';
import type { BlockInstance } from '@etalage/site-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderRegistry } from '../registry/render-registry.ts';
import { BlockTree } from '../runtime/block-tree.tsx';
import { OnPage } from '../shop/testing/on-page.tsx';

interface RenderBlockOptions {
  data?: Record<string, unknown>;
  page?: Partial<PageContext>;
  texts?: Record<string, string>;
  editable?: boolean;
  /** Text of a paragraph in each of these slots. */
  slots?: Record<string, string>;
}

/** Renders one block from stored data, as a page does. */
export function renderBlock(type: string, options: RenderBlockOptions = {}) {
  return render(pageWith(type, options)).container;
}

/** The HTML that the server sends for one block; it contains values that the page of the tests cannot read. */
export function blockMarkup(type: string, options: RenderBlockOptions = {}): string {
  return renderToStaticMarkup(pageWith(type, options));
}

function pageWith(type: string, options: RenderBlockOptions) {
  const { data = {}, page, texts, editable = false, slots = {} } = options;
  const children = Object.entries(slots).map(([slot, text]): BlockInstance => ({
    id: slot,
    type: 'paragraph',
    version: 1,
    data: { text },
    slots: {},
  }));
  const own: BlockInstance = {
    id: 'own',
    type,
    version: 1,
    data,
    slots: Object.fromEntries(Object.keys(slots).map((slot) => [slot, [slot]])),
  };
  const blocks = Object.fromEntries([own, ...children].map((block) => [block.id, block]));
  return (
    <OnPage page={page} texts={texts}>
      <BlockTree
        document={{ version: 1, root: ['own'], blocks }}
        registry={renderRegistry}
        editable={editable}
      />
    </OnPage>
  );
}

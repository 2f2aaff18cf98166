import { BlockTree, renderRegistry } from '@etalage/blocks/render';
import type { PageDocument } from '@etalage/site-model';
import { BlockBoundary } from './block-boundary.tsx';
import * as styles from './frame.css.ts';

/** Header or footer of the site around a page: visible, but not editable. */
export function SiteEdge({ document, as: Tag }: { document: PageDocument; as: 'header' | 'footer' }) {
  return (
    <Tag className={styles.edge} inert>
      <BlockBoundary resetBy={document} fallback={null} onError={ignore}>
        <BlockTree document={document} registry={renderRegistry} editable />
      </BlockBoundary>
    </Tag>
  );
}

const ignore = () => undefined;

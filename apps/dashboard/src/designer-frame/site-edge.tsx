import { BlockTree, renderRegistry } from '@etalage/blocks/render';
import type { PageDocument } from '@etalage/site-model';
import { BlockBoundary } from './block-boundary.tsx';
import * as styles from './frame.css.ts';

interface Props {
  document: PageDocument;
  as: 'header' | 'footer';
  isPreview: boolean;
}

/** Header or footer of the site around a page: visible, but not editable; in a preview it can be tried. */
export function SiteEdge({ document, as: Tag, isPreview }: Props) {
  if (isPreview) return <Blocks document={document} />;
  return (
    <Tag className={styles.edge} inert>
      <Blocks document={document} />
    </Tag>
  );
}

function Blocks({ document }: { document: PageDocument }) {
  return (
    <BlockBoundary resetBy={document} fallback={null} onError={ignore}>
      <BlockTree document={document} registry={renderRegistry} editable />
    </BlockBoundary>
  );
}

const ignore = () => undefined;

import type { BlockProps } from '../../runtime/block-props.ts';
import { GallerySection } from '../gallery-section/gallery-section.tsx';
import type { blockGalleryThree } from './block-gallery-three.schema.ts';

/** Pictures in three columns (TPL-30, GAL-02). */
export function BlockGalleryThree(props: BlockProps<typeof blockGalleryThree>) {
  return <GallerySection {...props} layout="rows" columns={3} />;
}

import type { BlockProps } from '../../runtime/block-props.ts';
import { GallerySection } from '../gallery-section/gallery-section.tsx';
import type { blockGalleryFour } from './block-gallery-four.schema.ts';

/** Pictures in four columns (TPL-31, GAL-03). */
export function BlockGalleryFour(props: BlockProps<typeof blockGalleryFour>) {
  return <GallerySection {...props} layout="rows" columns={4} />;
}

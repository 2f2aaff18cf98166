import type { BlockProps } from '../../runtime/block-props.ts';
import { GallerySection } from '../gallery-section/gallery-section.tsx';
import type { blockGalleryFive } from './block-gallery-five.schema.ts';

/** Pictures in five columns (TPL-32, GAL-04, GAL-05). */
export function BlockGalleryFive(props: BlockProps<typeof blockGalleryFive>) {
  return <GallerySection {...props} layout="rows" columns={5} />;
}

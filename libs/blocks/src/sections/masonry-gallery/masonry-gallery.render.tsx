import type { BlockProps } from '../../runtime/block-props.ts';
import { GallerySection } from '../gallery-section/gallery-section.tsx';
import type { masonryGallery } from './masonry-gallery.schema.ts';

/** Ten pictures of different heights in three columns (TPL-29, GAL-01). */
export function MasonryGallery(props: BlockProps<typeof masonryGallery>) {
  return <GallerySection {...props} layout="masonry" columns={3} />;
}

import { imagesOf } from '@etalage/shop-domain';
import { container, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { Section } from '../../section/section.tsx';
import { TileGrid } from '../../tile/tile.tsx';
import { ProductPanel } from '../../content/addtocart/product-panel.tsx';
import { Gallery } from './gallery.tsx';
import type { webshopProductsOne } from './webshop-products-one.schema.ts';
import * as styles from './webshop-products-one.css.ts';

/** A product with its pictures, texts and panel; the layout decides where they stand (PROD-59). */
export function WebshopProductsOne({ data, editable }: BlockProps<typeof webshopProductsOne>) {
  const t = useText();
  const { product, inStock, related = [], site } = usePage();
  if (!product) return null;
  const images = [...imagesOf(product.main_image), ...imagesOf(product.sub_images)];
  return (
    <Section data={data}>
      <div className={container}>
        <div className={styles.product} data-layout={product.layout}>
          <header className={styles.heading}>
            <h1>{product.title}</h1>
            <RichText className={styles.intro} html={product.intro_description} />
          </header>
          <div className={product.layout === 'wide' ? styles.galleryWide : styles.gallery}>
            <Gallery title={product.title} images={images} hasStrip={product.layout !== 'compact'} />
          </div>
          <div className={styles.side}>
            <ProductPanel product={product} inStock={inStock ?? true} editable={editable} />
          </div>
          <RichText className={styles.short} html={product.short_description} />
        </div>
        {product.description !== '' && (
          <section className={styles.description} aria-label={t('webshop_product_description')}>
            <RichText className={styles.prose} html={product.description} />
          </section>
        )}
        {(product.extra_description !== '' || product.extra_description_right !== '') && (
          <div className={styles.extra}>
            <RichText className={styles.prose} html={product.extra_description} />
            <RichText className={styles.prose} html={product.extra_description_right} />
          </div>
        )}
        {related.length > 0 && (
          <section className={styles.related} aria-labelledby="past-hierbij">
            <h2 id="past-hierbij">{t('webshop_product_related')}</h2>
            <TileGrid tiles={related} columns={4} liveDomain={site.live_domain} />
          </section>
        )}
      </div>
    </Section>
  );
}

/** Stored rich text: sanitised by the server at every write, so that render may trust it. */
function RichText({ html, className }: { html: string; className: string }) {
  return html === '' ? null : <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

import type { Product } from '@etalage/shop-domain/schema';
import { container, useText } from '@etalage/ui-kit';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Section } from '../../section-frame/section.tsx';
import { TileGrid } from '../../tile/tile.tsx';
import { ProductPanel } from '../../content/addtocart/product-panel.tsx';
import { GuaranteeNotice } from '../../shop/guarantee/guarantee-notice.tsx';
import { Breadcrumbs } from '../breadcrumbs-one/breadcrumbs.tsx';
import { galleryImages } from './gallery-images.ts';
import { Gallery } from './gallery.tsx';
import { ProductSafety } from './product-safety.tsx';
import type { webshopProductsOne } from './webshop-products-one.schema.ts';
import * as styles from './webshop-products-one.css.ts';

/** A product with its pictures, texts and panel, placed according to its layout (PROD-59). */
export function WebshopProductsOne({ data, editable }: BlockProps<typeof webshopProductsOne>) {
  const t = useText();
  const { product, inStock, soldOut = [], related = [], breadcrumbs, feedback, site } = usePage();
  if (!product) return null;
  const images = galleryImages(product, feedback?.form === 'add-to-cart' ? feedback.values : {});
  return (
    <Section data={data}>
      <div className={container}>
        {data.show_breadcrumbs && breadcrumbs.length > 0 && (
          <div className={styles.way}>
            <Breadcrumbs />
          </div>
        )}
        <div className={styles.product} data-layout={product.layout}>
          <header className={styles.heading}>
            <h1>{product.title}</h1>
            {hasOneNumber(product) && (
              <p className={styles.number}>
                {t('webshop_product_article_number', { number: product.article_number })}
              </p>
            )}
            <RichText className={styles.intro} html={product.intro_description} />
          </header>
          <div className={product.layout === 'wide' ? styles.galleryWide : styles.gallery}>
            <Gallery title={product.title} images={images} hasStrip={product.layout !== 'compact'} />
          </div>
          <div className={styles.rest}>
            <div className={styles.side}>
              <ProductPanel
                product={product}
                inStock={inStock ?? true}
                soldOut={soldOut}
                editable={editable}
              />
              <RichText html={product.short_description} />
            </div>
          </div>
          <Texts product={product} />
          <ProductSafety product={product} />
        </div>
        <GuaranteeNotice />
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

/** The long texts of a product; renders nothing, without spacing, when it has none. */
function Texts({ product }: { product: Product }) {
  const t = useText();
  const { description, extra_description: extra, extra_description_right: extraRight } = product;
  if (description === '' && extra === '' && extraRight === '') return null;
  return (
    <div className={styles.texts}>
      {description !== '' && (
        <section className={styles.description} aria-label={t('webshop_product_description')}>
          <RichText html={description} />
        </section>
      )}
      {(extra !== '' || extraRight !== '') && (
        <div className={styles.extra}>
          <RichText html={extra} />
          <RichText html={extraRight} />
        </div>
      )}
    </div>
  );
}

/** Variants with numbers of their own are named in the panel. */
function hasOneNumber({ article_number, variants }: Product): boolean {
  return article_number !== '' && variants.every((variant) => variant.article_number === '');
}

import { useText } from '@etalage/ui-kit';
import type { OpenedProduct } from '../../../queries/product-queries.ts';
import { BasicFields } from './basic-fields.tsx';
import { LegalFields } from './legal-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { OrderingFields } from './ordering-fields.tsx';
import { OrganisationFields } from './organisation-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import * as styles from '../../../screen/form-card.css.ts';
import { FormCard } from '../../../screen/form-card.tsx';
import { ProductFields } from './product-fields.tsx';
import { pictureFields, textFields } from './field-definitions.ts';
import { PropertySection } from './property-fields.tsx';
import { StateFields } from './state-fields.tsx';
import { ShopSearchFields } from '../../pages/shop-search-fields.tsx';
import { VariantFields } from '../variants/variant-fields.tsx';
import { StockFields } from './stock-fields.tsx';

/** All fields of a product: what it is and costs, beside it where it stands; then its options, over the whole width. */
export function ProductSections({ opened }: { opened: OpenedProduct }) {
  const t = useText();
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.main}>
          <FormCard isContained title={t('products_section_basics')}>
            <BasicFields url={opened.product.url} isLive={opened.product.status === 'published'} />
          </FormCard>
          <FormCard
            isContained
            title={t('products_section_pictures')}
            about={t('products_section_pictures_about')}
          >
            <ProductFields fields={pictureFields} names={['images']} />
          </FormCard>
          <FormCard isContained title={t('products_section_price')}>
            <PriceFields shop={opened.shop} product={opened.product} />
          </FormCard>
          <PropertySection />
        </div>
        <div className={styles.aside}>
          <FormCard isContained title={t('products_section_state')}>
            <StateFields />
          </FormCard>
          <FormCard isContained title={t('products_section_organisation')}>
            <OrganisationFields ruleCategories={opened.product.rule_categories} />
          </FormCard>
        </div>
      </div>
      <FormCard isContained title={t('products_section_options')} about={t('products_section_options_about')}>
        <OptionFields shop={opened.shop} />
      </FormCard>
      <FormCard
        isContained
        title={t('products_section_variants')}
        about={t('products_section_variants_about')}
      >
        <VariantFields />
      </FormCard>
      <LowerSections opened={opened} />
    </>
  );
}

/** What few products need, and where their pieces and their page are. */
function LowerSections({ opened }: { opened: OpenedProduct }) {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <FormCard isContained title={t('products_section_ordering')}>
          <OrderingFields />
        </FormCard>
        <FormCard isContained title={t('products_section_legal')} about={t('products_section_legal_about')}>
          <LegalFields makers={opened.shop.makers} />
        </FormCard>
        <FormCard isContained title={t('products_section_texts')} about={t('products_section_texts_about')}>
          <ProductFields
            fields={textFields}
            names={['description', 'extra_description', 'extra_description_right']}
          />
        </FormCard>
        <FormCard isContained title={t('pages_section_search')} about={t('pages_section_search_about')}>
          <ShopSearchFields hint={t('products_seo_description_hint')} />
        </FormCard>
      </div>
      <div className={styles.aside}>
        <FormCard isContained title={t('products_section_stock')}>
          <StockFields product={opened.product} />
        </FormCard>
        <FormCard isContained title={t('products_section_place')}>
          <PlaceFields />
        </FormCard>
      </div>
    </div>
  );
}

import { emptyProduct } from '../schema/empty-product.ts';
import type { OwnedProductContent } from './owned-product.schema.ts';

const {
  id: _id,
  price: _price,
  sale_price: _sale,
  tax_rate: _rate,
  price_mode: _mode,
  show_price_tax_included: _side,
  main_image: _main,
  sub_images: _sub,
  ...content
} = emptyProduct;

/** What an owner edits of a product without a name or price: a draft that can be ordered, with the high VAT rate. */
export const emptyProductContent: OwnedProductContent = {
  ...content,
  options: [],
  variants: [],
  status: 'draft',
  publish_at: null,
  kind: 'goods',
  images: [],
  price_cents: 0,
  sale_price_cents: null,
  cost_cents: null,
  low_stock: null,
  vat_class_id: 'high',
  weight_grams: 0,
  categories: [],
  related: [],
  properties: [],
  maker_id: '',
  content_milli: null,
  content_unit: 'g',
  delivery_from: null,
  delivery_to: null,
  seo_title: '',
  seo_description: '',
};

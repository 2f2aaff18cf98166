// Written by `npm run new` from schema-registry.ts; after a change there by hand: npm run block-lists.
import type { ComponentType } from 'react';
import type { BlockProps } from '../runtime/block-props.ts';
import type { blockDefinitions, BlockType } from './schema-registry.ts';
import { AddToCartBlock } from '../content/addtocart/addtocart.render.tsx';
import { SearchResults } from '../sections/search-results/search-results.render.tsx';
import { WebshopCategoriesOne } from '../sections/webshop-categories-one/webshop-categories-one.render.tsx';
import { WebshopCheckout } from '../sections/webshop-checkout/webshop-checkout.render.tsx';
import { WebshopProductsOne } from '../sections/webshop-products-one/webshop-products-one.render.tsx';
import { WebshopShoppingcart } from '../sections/webshop-shoppingcart/webshop-shoppingcart.render.tsx';
import { WebshopThankyou } from '../sections/webshop-thankyou/webshop-thankyou.render.tsx';
import { HeaderOne } from '../sections/header-one/header-one.render.tsx';
import { HeaderOneSearch } from '../sections/header-one-search/header-one-search.render.tsx';
import { HeaderOneText } from '../sections/header-one-text/header-one-text.render.tsx';
import { DoubleMenuHeader } from '../sections/double-menu-header/double-menu-header.render.tsx';
import { HeaderLogoMiddle } from '../sections/header-logo-middle/header-logo-middle.render.tsx';
import { HeaderTopBar } from '../sections/header-top-bar/header-top-bar.render.tsx';
import { MenusOne } from '../sections/menus-one/menus-one.render.tsx';
import { FootersTwo } from '../sections/footers-two/footers-two.render.tsx';
import { CopyrightCenter } from '../sections/copyright-center/copyright-center.render.tsx';
import { SectionContent } from '../sections/section-content/section-content.render.tsx';
import { SectionContentSpecialOne } from '../sections/section-content-special-one/section-content-special-one.render.tsx';
import { ContentImage } from '../sections/content-image/content-image.render.tsx';
import { ContentImageFullwidth } from '../sections/content-image-fullwidth/content-image-fullwidth.render.tsx';
import { FeatureTile } from '../sections/feature-tile/feature-tile.render.tsx';
import { ImageCollage } from '../sections/image-collage/image-collage.render.tsx';
import { ContactFormOne } from '../sections/contact-form-one/contact-form-one.render.tsx';
import { LogosOne } from '../sections/logos-one/logos-one.render.tsx';
import { LogosSlider } from '../sections/logos-slider/logos-slider.render.tsx';
import { MasonryGallery } from '../sections/masonry-gallery/masonry-gallery.render.tsx';
import { BlockGalleryThree } from '../sections/block-gallery-three/block-gallery-three.render.tsx';
import { BlockGalleryFour } from '../sections/block-gallery-four/block-gallery-four.render.tsx';
import { BlockGalleryFive } from '../sections/block-gallery-five/block-gallery-five.render.tsx';
import { ContentTwo } from '../sections/content-two/content-two.render.tsx';
import { ContentSidebar } from '../sections/content-sidebar/content-sidebar.render.tsx';
import { ColumnsRow } from '../sections/columns-row/columns-row.render.tsx';
import { ColumnImageText } from '../sections/column-image-text/column-image-text.render.tsx';
import { FeatureRow } from '../sections/feature-row/feature-row.render.tsx';
import { CtaOne } from '../sections/cta-one/cta-one.render.tsx';
import { Dynamic } from '../sections/dynamic/dynamic.render.tsx';
import { LineOne } from '../sections/line-one/line-one.render.tsx';
import { NotificationOne } from '../sections/notification-one/notification-one.render.tsx';
import { SectionTitle } from '../sections/section-title/section-title.render.tsx';
import { SectionImage } from '../sections/section-image/section-image.render.tsx';
import { BreadcrumbsOne } from '../sections/breadcrumbs-one/breadcrumbs-one.render.tsx';
import { PageNotFound } from '../sections/page-not-found/page-not-found.render.tsx';
import { PasswordLogin } from '../sections/password-login/password-login.render.tsx';
import { TemplatePartial } from '../sections/template-partial/template-partial.render.tsx';
import { Paragraph } from '../content/paragraph/paragraph.render.tsx';
import { ButtonBlock } from '../content/button/button.render.tsx';
import { ImageBlock } from '../content/image/image.render.tsx';
import { GalleryBlock } from '../content/gallery/gallery.render.tsx';
import { SliderBlock } from '../content/slider/slider.render.tsx';
import { Slide } from '../content/slide/slide.render.tsx';
import { ProductsBlock } from '../content/products/products.render.tsx';
import { ProductCategoriesBlock } from '../content/productcategories/productcategories.render.tsx';
import { FormsBlock } from '../content/forms/forms.render.tsx';
import { Columns } from '../content/columns/columns.render.tsx';
import { Grid } from '../content/grid/grid.render.tsx';
import { GridItem } from '../content/grid-item/grid-item.render.tsx';
import { Accordion } from '../content/accordion/accordion.render.tsx';
import { Conditional } from '../content/conditional/conditional.render.tsx';
import { ConditionalItem } from '../content/conditional-item/conditional-item.render.tsx';
import { Review } from '../content/review/review.render.tsx';
import { Embed } from '../content/embed/embed.render.tsx';
import { MenuBlock } from '../content/menu/menu.render.tsx';
import { ThreeDModel } from '../content/threedmodel/threedmodel.render.tsx';
import { SavedContent } from '../content/savedcontent/savedcontent.render.tsx';

type BlockComponents = { [T in BlockType]: ComponentType<BlockProps<(typeof blockDefinitions)[T]>> };

/** The component of every block; a type without one does not compile. */
export const blockComponents = {
  addtocart: AddToCartBlock,
  searchResults: SearchResults,
  webshopCategoriesOne: WebshopCategoriesOne,
  webshopCheckout: WebshopCheckout,
  webshopProductsOne: WebshopProductsOne,
  webshopShoppingcart: WebshopShoppingcart,
  webshopThankyou: WebshopThankyou,
  headerOne: HeaderOne,
  headerOneSearch: HeaderOneSearch,
  headerOneText: HeaderOneText,
  doubleMenuHeader: DoubleMenuHeader,
  headerLogoMiddle: HeaderLogoMiddle,
  headerTopBar: HeaderTopBar,
  MenusOne,
  footersTwo: FootersTwo,
  CopyrightCenter,
  sectionContent: SectionContent,
  sectionContentSpecialOne: SectionContentSpecialOne,
  contentImage: ContentImage,
  contentImageFullwidth: ContentImageFullwidth,
  featureTile: FeatureTile,
  imageCollage: ImageCollage,
  contactFormOne: ContactFormOne,
  logosOne: LogosOne,
  logosSlider: LogosSlider,
  masonryGallery: MasonryGallery,
  blockGalleryThree: BlockGalleryThree,
  blockGalleryFour: BlockGalleryFour,
  blockGalleryFive: BlockGalleryFive,
  contentTwo: ContentTwo,
  contentSidebarRight: ContentSidebar,
  contentSidebarLeft: ContentSidebar,
  contentSidebarQuarter: ContentSidebar,
  contentSidebarQuarterLeft: ContentSidebar,
  columnsOne: ColumnsRow,
  columnsTwo: ColumnsRow,
  columnsThree: ColumnsRow,
  columnsFour: ColumnsRow,
  columnsFive: ColumnsRow,
  columnsSix: ColumnsRow,
  columnsBackground: ColumnsRow,
  columnsQuarterHalfQuarter: ColumnsRow,
  columnsSidebar: ColumnsRow,
  columnImageTextTwo: ColumnImageText,
  columnImageTextThree: ColumnImageText,
  servicesOne: ColumnsRow,
  welcomeOne: FeatureRow,
  featureOne: FeatureRow,
  featureOneTwo: FeatureRow,
  featureOneThree: FeatureRow,
  featureOneFour: FeatureRow,
  ctaOne: CtaOne,
  dynamic: Dynamic,
  lineOne: LineOne,
  notificationOne: NotificationOne,
  sectionTitle: SectionTitle,
  sectionImage: SectionImage,
  breadcrumbsOne: BreadcrumbsOne,
  PageNotFound,
  passwordLogin: PasswordLogin,
  templatePartial: TemplatePartial,
  paragraph: Paragraph,
  button: ButtonBlock,
  image: ImageBlock,
  gallery: GalleryBlock,
  slider: SliderBlock,
  slide: Slide,
  products: ProductsBlock,
  productcategories: ProductCategoriesBlock,
  forms: FormsBlock,
  columns: Columns,
  grid: Grid,
  gridItem: GridItem,
  accordion: Accordion,
  conditional: Conditional,
  conditionalItem: ConditionalItem,
  review: Review,
  embed: Embed,
  menu: MenuBlock,
  threedmodel: ThreeDModel,
  savedcontent: SavedContent,
} as const satisfies BlockComponents;

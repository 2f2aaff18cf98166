import type { BlockDefinition } from '../runtime/define-block.ts';
import { accordion } from '../content/accordion/accordion.schema.ts';
import { conditional } from '../content/conditional/conditional.schema.ts';
import { conditionalItem } from '../content/conditional-item/conditional-item.schema.ts';
import { addtocart } from '../content/addtocart/addtocart.schema.ts';
import { searchResults } from '../sections/search-results/search-results.schema.ts';
import { webshopCategoriesOne } from '../sections/webshop-categories-one/webshop-categories-one.schema.ts';
import { webshopCheckout } from '../sections/webshop-checkout/webshop-checkout.schema.ts';
import { webshopProductsOne } from '../sections/webshop-products-one/webshop-products-one.schema.ts';
import { webshopShoppingcart } from '../sections/webshop-shoppingcart/webshop-shoppingcart.schema.ts';
import { webshopThankyou } from '../sections/webshop-thankyou/webshop-thankyou.schema.ts';
import { headerOne } from '../sections/header-one/header-one.schema.ts';
import { headerOneSearch } from '../sections/header-one-search/header-one-search.schema.ts';
import { headerOneText } from '../sections/header-one-text/header-one-text.schema.ts';
import { doubleMenuHeader } from '../sections/double-menu-header/double-menu-header.schema.ts';
import { headerLogoMiddle } from '../sections/header-logo-middle/header-logo-middle.schema.ts';
import { headerTopBar } from '../sections/header-top-bar/header-top-bar.schema.ts';
import { menusOne } from '../sections/menus-one/menus-one.schema.ts';
import { footersTwo } from '../sections/footers-two/footers-two.schema.ts';
import { copyrightCenter } from '../sections/copyright-center/copyright-center.schema.ts';
import { sectionContent } from '../sections/section-content/section-content.schema.ts';
import { sectionContentSpecialOne } from '../sections/section-content-special-one/section-content-special-one.schema.ts';
import { contactFormOne } from '../sections/contact-form-one/contact-form-one.schema.ts';
import { contentImage } from '../sections/content-image/content-image.schema.ts';
import { contentImageFullwidth } from '../sections/content-image-fullwidth/content-image-fullwidth.schema.ts';
import { contentTwo } from '../sections/content-two/content-two.schema.ts';
import { ctaOne } from '../sections/cta-one/cta-one.schema.ts';
import { dynamic } from '../sections/dynamic/dynamic.schema.ts';
import { lineOne } from '../sections/line-one/line-one.schema.ts';
import { notificationOne } from '../sections/notification-one/notification-one.schema.ts';
import { sectionTitle } from '../sections/section-title/section-title.schema.ts';
import { sectionImage } from '../sections/section-image/section-image.schema.ts';
import { featureTile } from '../sections/feature-tile/feature-tile.schema.ts';
import { imageCollage } from '../sections/image-collage/image-collage.schema.ts';
import {
  columnsBackground,
  columnsFive,
  columnsFour,
  columnsOne,
  columnsQuarterHalfQuarter,
  columnsSidebar,
  columnsSix,
  columnsThree,
  columnsTwo,
  servicesOne,
} from '../sections/columns-row/columns-row.schema.ts';
import {
  featureOne,
  featureOneFour,
  featureOneThree,
  featureOneTwo,
  welcomeOne,
} from '../sections/feature-row/feature-row.schema.ts';
import {
  columnImageTextThree,
  columnImageTextTwo,
} from '../sections/column-image-text/column-image-text.schema.ts';
import {
  contentSidebarLeft,
  contentSidebarQuarter,
  contentSidebarQuarterLeft,
  contentSidebarRight,
} from '../sections/content-sidebar/content-sidebar.schema.ts';
import { breadcrumbsOne } from '../sections/breadcrumbs-one/breadcrumbs-one.schema.ts';
import { pageNotFound } from '../sections/page-not-found/page-not-found.schema.ts';
import { passwordLogin } from '../sections/password-login/password-login.schema.ts';
import { templatePartial } from '../sections/template-partial/template-partial.schema.ts';
import { paragraph } from '../content/paragraph/paragraph.schema.ts';
import { buttonBlock } from '../content/button/button.schema.ts';
import { formsBlock } from '../content/forms/forms.schema.ts';
import { columns } from '../content/columns/columns.schema.ts';
import { grid } from '../content/grid/grid.schema.ts';
import { gridItem } from '../content/grid-item/grid-item.schema.ts';
import { image } from '../content/image/image.schema.ts';
import { menuBlock } from '../content/menu/menu.schema.ts';
import { embed } from '../content/embed/embed.schema.ts';
import { threedmodel } from '../content/threedmodel/threedmodel.schema.ts';
import { savedcontent } from '../content/savedcontent/savedcontent.schema.ts';
import { review } from '../content/review/review.schema.ts';
import { products } from '../content/products/products.schema.ts';
import { productcategories } from '../content/productcategories/productcategories.schema.ts';
import { gallery } from '../content/gallery/gallery.schema.ts';
import { slider } from '../content/slider/slider.schema.ts';
import { slide } from '../content/slide/slide.schema.ts';
import { logosOne } from '../sections/logos-one/logos-one.schema.ts';
import { logosSlider } from '../sections/logos-slider/logos-slider.schema.ts';
import { masonryGallery } from '../sections/masonry-gallery/masonry-gallery.schema.ts';
import { blockGalleryThree } from '../sections/block-gallery-three/block-gallery-three.schema.ts';
import { blockGalleryFour } from '../sections/block-gallery-four/block-gallery-four.schema.ts';
import { blockGalleryFive } from '../sections/block-gallery-five/block-gallery-five.schema.ts';

/** Every block and section template by type. */
export const blockDefinitions = {
  addtocart,
  searchResults,
  webshopCategoriesOne,
  webshopCheckout,
  webshopProductsOne,
  webshopShoppingcart,
  webshopThankyou,
  headerOne,
  headerOneSearch,
  headerOneText,
  doubleMenuHeader,
  headerLogoMiddle,
  headerTopBar,
  MenusOne: menusOne,
  footersTwo,
  CopyrightCenter: copyrightCenter,
  sectionContent,
  sectionContentSpecialOne,
  contentImage,
  contentImageFullwidth,
  featureTile,
  imageCollage,
  contactFormOne,
  logosOne,
  logosSlider,
  masonryGallery,
  blockGalleryThree,
  blockGalleryFour,
  blockGalleryFive,
  contentTwo,
  contentSidebarRight,
  contentSidebarLeft,
  contentSidebarQuarter,
  contentSidebarQuarterLeft,
  columnsOne,
  columnsTwo,
  columnsThree,
  columnsFour,
  columnsFive,
  columnsSix,
  columnsBackground,
  columnsQuarterHalfQuarter,
  columnsSidebar,
  columnImageTextTwo,
  columnImageTextThree,
  servicesOne,
  welcomeOne,
  featureOne,
  featureOneTwo,
  featureOneThree,
  featureOneFour,
  ctaOne,
  dynamic,
  lineOne,
  notificationOne,
  sectionTitle,
  sectionImage,
  breadcrumbsOne,
  PageNotFound: pageNotFound,
  passwordLogin,
  templatePartial,
  paragraph,
  button: buttonBlock,
  image,
  gallery,
  slider,
  slide,
  products,
  productcategories,
  forms: formsBlock,
  columns,
  grid,
  gridItem,
  accordion,
  conditional,
  conditionalItem,
  review,
  embed,
  menu: menuBlock,
  threedmodel,
  savedcontent,
} as const satisfies Record<string, BlockDefinition>;

export type BlockType = keyof typeof blockDefinitions;

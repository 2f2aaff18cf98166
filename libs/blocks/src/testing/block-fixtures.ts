// Written by `npm run new` from schema-registry.ts; after a change there by hand: npm run block-lists.
import type { BlockType } from '../registry/schema-registry.ts';
import type { BlockFixture } from './block-fixture.ts';
import { addtocartFixture } from '../content/addtocart/addtocart.fixture.ts';
import { searchResultsFixture } from '../sections/search-results/search-results.fixture.ts';
import { webshopCategoriesOneFixture } from '../sections/webshop-categories-one/webshop-categories-one.fixture.ts';
import { webshopCheckoutFixture } from '../sections/webshop-checkout/webshop-checkout.fixture.ts';
import { webshopProductsOneFixture } from '../sections/webshop-products-one/webshop-products-one.fixture.ts';
import { webshopShoppingcartFixture } from '../sections/webshop-shoppingcart/webshop-shoppingcart.fixture.ts';
import { webshopThankyouFixture } from '../sections/webshop-thankyou/webshop-thankyou.fixture.ts';
import { headerOneFixture } from '../sections/header-one/header-one.fixture.ts';
import { headerOneSearchFixture } from '../sections/header-one-search/header-one-search.fixture.ts';
import { headerOneTextFixture } from '../sections/header-one-text/header-one-text.fixture.ts';
import { doubleMenuHeaderFixture } from '../sections/double-menu-header/double-menu-header.fixture.ts';
import { headerLogoMiddleFixture } from '../sections/header-logo-middle/header-logo-middle.fixture.ts';
import { headerTopBarFixture } from '../sections/header-top-bar/header-top-bar.fixture.ts';
import { menusOneFixture } from '../sections/menus-one/menus-one.fixture.ts';
import { footersTwoFixture } from '../sections/footers-two/footers-two.fixture.ts';
import { copyrightCenterFixture } from '../sections/copyright-center/copyright-center.fixture.ts';
import { sectionContentFixture } from '../sections/section-content/section-content.fixture.ts';
import { sectionContentSpecialOneFixture } from '../sections/section-content-special-one/section-content-special-one.fixture.ts';
import { contentImageFixture } from '../sections/content-image/content-image.fixture.ts';
import { contentImageFullwidthFixture } from '../sections/content-image-fullwidth/content-image-fullwidth.fixture.ts';
import { featureTileFixture } from '../sections/feature-tile/feature-tile.fixture.ts';
import { imageCollageFixture } from '../sections/image-collage/image-collage.fixture.ts';
import { contactFormOneFixture } from '../sections/contact-form-one/contact-form-one.fixture.ts';
import { logosOneFixture } from '../sections/logos-one/logos-one.fixture.ts';
import { logosSliderFixture } from '../sections/logos-slider/logos-slider.fixture.ts';
import { masonryGalleryFixture } from '../sections/masonry-gallery/masonry-gallery.fixture.ts';
import { blockGalleryThreeFixture } from '../sections/block-gallery-three/block-gallery-three.fixture.ts';
import { blockGalleryFourFixture } from '../sections/block-gallery-four/block-gallery-four.fixture.ts';
import { blockGalleryFiveFixture } from '../sections/block-gallery-five/block-gallery-five.fixture.ts';
import { contentTwoFixture } from '../sections/content-two/content-two.fixture.ts';
import { contentSidebarFixture } from '../sections/content-sidebar/content-sidebar.fixture.ts';
import { columnsRowFixture } from '../sections/columns-row/columns-row.fixture.ts';
import { columnImageTextFixture } from '../sections/column-image-text/column-image-text.fixture.ts';
import { featureRowFixture } from '../sections/feature-row/feature-row.fixture.ts';
import { ctaOneFixture } from '../sections/cta-one/cta-one.fixture.ts';
import { dynamicFixture } from '../sections/dynamic/dynamic.fixture.ts';
import { lineOneFixture } from '../sections/line-one/line-one.fixture.ts';
import { notificationOneFixture } from '../sections/notification-one/notification-one.fixture.ts';
import { sectionTitleFixture } from '../sections/section-title/section-title.fixture.ts';
import { sectionImageFixture } from '../sections/section-image/section-image.fixture.ts';
import { breadcrumbsOneFixture } from '../sections/breadcrumbs-one/breadcrumbs-one.fixture.ts';
import { pageNotFoundFixture } from '../sections/page-not-found/page-not-found.fixture.ts';
import { passwordLoginFixture } from '../sections/password-login/password-login.fixture.ts';
import { templatePartialFixture } from '../sections/template-partial/template-partial.fixture.ts';
import { paragraphFixture } from '../content/paragraph/paragraph.fixture.ts';
import { buttonBlockFixture } from '../content/button/button.fixture.ts';
import { imageFixture } from '../content/image/image.fixture.ts';
import { galleryFixture } from '../content/gallery/gallery.fixture.ts';
import { sliderFixture } from '../content/slider/slider.fixture.ts';
import { slideFixture } from '../content/slide/slide.fixture.ts';
import { productsFixture } from '../content/products/products.fixture.ts';
import { productcategoriesFixture } from '../content/productcategories/productcategories.fixture.ts';
import { formsBlockFixture } from '../content/forms/forms.fixture.ts';
import { columnsFixture } from '../content/columns/columns.fixture.ts';
import { gridFixture } from '../content/grid/grid.fixture.ts';
import { gridItemFixture } from '../content/grid-item/grid-item.fixture.ts';
import { accordionFixture } from '../content/accordion/accordion.fixture.ts';
import { conditionalFixture } from '../content/conditional/conditional.fixture.ts';
import { conditionalItemFixture } from '../content/conditional-item/conditional-item.fixture.ts';
import { reviewFixture } from '../content/review/review.fixture.ts';
import { embedFixture } from '../content/embed/embed.fixture.ts';
import { menuBlockFixture } from '../content/menu/menu.fixture.ts';
import { threedmodelFixture } from '../content/threedmodel/threedmodel.fixture.ts';
import { savedcontentFixture } from '../content/savedcontent/savedcontent.fixture.ts';

/** One realistic instance of every block; a type without one does not compile. */
export const blockFixtures: Record<BlockType, BlockFixture> = {
  addtocart: addtocartFixture,
  searchResults: searchResultsFixture,
  webshopCategoriesOne: webshopCategoriesOneFixture,
  webshopCheckout: webshopCheckoutFixture,
  webshopProductsOne: webshopProductsOneFixture,
  webshopShoppingcart: webshopShoppingcartFixture,
  webshopThankyou: webshopThankyouFixture,
  headerOne: headerOneFixture,
  headerOneSearch: headerOneSearchFixture,
  headerOneText: headerOneTextFixture,
  doubleMenuHeader: doubleMenuHeaderFixture,
  headerLogoMiddle: headerLogoMiddleFixture,
  headerTopBar: headerTopBarFixture,
  MenusOne: menusOneFixture,
  footersTwo: footersTwoFixture,
  CopyrightCenter: copyrightCenterFixture,
  sectionContent: sectionContentFixture,
  sectionContentSpecialOne: sectionContentSpecialOneFixture,
  contentImage: contentImageFixture,
  contentImageFullwidth: contentImageFullwidthFixture,
  featureTile: featureTileFixture,
  imageCollage: imageCollageFixture,
  contactFormOne: contactFormOneFixture,
  logosOne: logosOneFixture,
  logosSlider: logosSliderFixture,
  masonryGallery: masonryGalleryFixture,
  blockGalleryThree: blockGalleryThreeFixture,
  blockGalleryFour: blockGalleryFourFixture,
  blockGalleryFive: blockGalleryFiveFixture,
  contentTwo: contentTwoFixture,
  contentSidebarRight: contentSidebarFixture,
  contentSidebarLeft: contentSidebarFixture,
  contentSidebarQuarter: contentSidebarFixture,
  contentSidebarQuarterLeft: contentSidebarFixture,
  columnsOne: columnsRowFixture,
  columnsTwo: columnsRowFixture,
  columnsThree: columnsRowFixture,
  columnsFour: columnsRowFixture,
  columnsFive: columnsRowFixture,
  columnsSix: columnsRowFixture,
  columnsBackground: columnsRowFixture,
  columnsQuarterHalfQuarter: columnsRowFixture,
  columnsSidebar: columnsRowFixture,
  columnImageTextTwo: columnImageTextFixture,
  columnImageTextThree: columnImageTextFixture,
  servicesOne: columnsRowFixture,
  welcomeOne: featureRowFixture,
  featureOne: featureRowFixture,
  featureOneTwo: featureRowFixture,
  featureOneThree: featureRowFixture,
  featureOneFour: featureRowFixture,
  ctaOne: ctaOneFixture,
  dynamic: dynamicFixture,
  lineOne: lineOneFixture,
  notificationOne: notificationOneFixture,
  sectionTitle: sectionTitleFixture,
  sectionImage: sectionImageFixture,
  breadcrumbsOne: breadcrumbsOneFixture,
  PageNotFound: pageNotFoundFixture,
  passwordLogin: passwordLoginFixture,
  templatePartial: templatePartialFixture,
  paragraph: paragraphFixture,
  button: buttonBlockFixture,
  image: imageFixture,
  gallery: galleryFixture,
  slider: sliderFixture,
  slide: slideFixture,
  products: productsFixture,
  productcategories: productcategoriesFixture,
  forms: formsBlockFixture,
  columns: columnsFixture,
  grid: gridFixture,
  gridItem: gridItemFixture,
  accordion: accordionFixture,
  conditional: conditionalFixture,
  conditionalItem: conditionalItemFixture,
  review: reviewFixture,
  embed: embedFixture,
  menu: menuBlockFixture,
  threedmodel: threedmodelFixture,
  savedcontent: savedcontentFixture,
};

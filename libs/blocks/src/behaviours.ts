import type { BehaviourModule } from './runtime/behaviour.ts';

/** Every behaviour by its name in `data-behaviour`; each is a file of its own in the browser. */
export const behaviours = {
  carousel: () => import('./carousel/carousel.behaviour.ts'),
  'cookie-consent': () => import('./consent/cookie-consent.behaviour.ts'),
  'allow-pictures': () => import('./consent/allow-pictures.behaviour.ts'),
  embed: () => import('./consent/embed.behaviour.ts'),
  'three-d-model': () => import('./content/threedmodel/threedmodel.behaviour.ts'),
  'code-frame': () => import('./sections/dynamic/code-frame.behaviour.ts'),
  conditional: () => import('./content/conditional/conditional.behaviour.ts'),
  'picture-set': () => import('./viewer/picture-set.behaviour.ts'),
  gallery: () => import('./sections/webshop-products-one/gallery.behaviour.ts'),
  'amount-explanation': () => import('./shop/explanation/amount-explanation.behaviour.ts'),
  'order-payment': () => import('./sections/webshop-thankyou/order-payment.behaviour.ts'),
  'order-polling': () => import('./sections/webshop-thankyou/order-polling.behaviour.ts'),
  'order-verification': () => import('./sections/webshop-thankyou/order-verification.behaviour.ts'),
  'form-toggle': () => import('./content/addtocart/form-toggle.behaviour.ts'),
  stock: () => import('./content/addtocart/stock.behaviour.ts'),
  'active-button': () => import('./content/button/active-button.behaviour.ts'),
  'click-event': () => import('./content/button/click-event.behaviour.ts'),
  'cart-count': () => import('./sections/header-one/cart-count.behaviour.ts'),
  'form-answers': () => import('./content/forms/form-answers.behaviour.ts'),
  'form-draft': () => import('./content/forms/form-draft.behaviour.ts'),
  'form-files': () => import('./content/forms/form-files.behaviour.ts'),
  'form-outcome': () => import('./content/forms/form-outcome.behaviour.ts'),
  'visitor-form': () => import('./content/forms/visitor-form.behaviour.ts'),
  'fixed-header': () => import('./sections/header-one/fixed-header.behaviour.ts'),
  'log-not-found': () => import('./sections/page-not-found/log-not-found.behaviour.ts'),
  'main-menu': () => import('./menu/main-menu.behaviour.ts'),
  'mobile-menu': () => import('./menu/mobile-menu.behaviour.ts'),
  'page-password': () => import('./sections/password-login/page-password.behaviour.ts'),
  'site-search': () => import('./sections/header-one-search/site-search.behaviour.ts'),
} as const satisfies Record<string, () => Promise<BehaviourModule>>;

export { INSERTED_EVENT, type BehaviourModule } from './runtime/behaviour.ts';

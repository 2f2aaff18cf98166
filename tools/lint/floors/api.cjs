// The floors of the server, from bottom to top: folders and files directly under `src`. Each imports only from
// lower floors; those of one floor do not import each other. Tests may also import from higher floors.
module.exports = {
  project: 'apps/api',
  floors: [
    ['start-error.ts', 'create-log.ts', 'thread-pool.ts'],
    ['db'],
    ['ports', 'websites'],
    ['calls'],
    ['markup'],
    // What members changed, for the handlers that change it.
    ['audit', 'visits'],
    // Below all domains, because each handler of owners checks their role.
    ['settings.ts', 'auth'],
    ['products', 'stock', 'vat-numbers', 'redirect-rows', 'discounts'],
    // Made when an order is paid or sent, by what handles payments and parcels.
    ['invoices'],
    // What products can be filtered by.
    ['properties', 'makers'],
    ['program-context.ts', 'open-ports.ts', 'documents', 'search', 'shoppingcart', 'payments'],
    // The text of terms as buyers agreed with it.
    ['terms'],
    ['files', 'orders'],
    // Documents to print, with the logo of a website.
    ['pdf'],
    // What the people of a shop do with orders and quote requests.
    ['owned-orders', 'packing-slips', 'order-list', 'forms', 'shop-settings'],
    // Quotes become orders; changes of both, and invoices that are made later, are recorded like those of orders.
    ['quotes', 'invoice-files', 'terms-files', 'withdrawals', 'payment-mails', 'vat-rechecks'],
    // Sends invoices, and writes on the time line of their orders what became of them.
    ['peppol'],
    // Who bought, asked or wrote; what became of the mails to them.
    ['customers', 'mails'],
    // Erases what is too old of all that is below.
    ['retention'],
    ['privacy-register', 'privacy-requests'],
    ['page-content'],
    ['redirects', 'library', 'fonts', 'page-templates'],
    ['pages', 'not-found', 'cookie-consents', 'choices', 'site-parts'],
    ['templates', 'categories', 'find', 'menus', 'themes', 'webshop'],
    // What the law asks, of everything below; the overview counts what is missing.
    ['owned-products', 'legal-check'],
    // What puts products in categories changes products.
    ['category-products'],
    ['picture-imports', 'stock-list'],
    // The overview counts what the parts of the shop list, and the bookkeeping adds up what they sold.
    ['catalogue-imports', 'figures', 'bookkeeping'],
    ['jobs', 'seed'],
    ['http'],
    // Does again what happened earlier, with the handlers of all domains.
    ['start-program.ts', 'start-sentence.ts', 'replay'],
    ['run-program.ts'],
    ['serve.ts'],
    ['main.ts'],
  ],
};

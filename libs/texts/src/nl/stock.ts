/** The stock of all products together. */
export const stock = {
  dashboard_nav_stock: 'Voorraad',
  stock_heading: 'Voorraad',
  stock_intro: 'Alles wat je telt, per product en per variant. Typ een nieuw aantal, of een verschil zoals +12 of -3.',
  stock_tabs: 'Onderdelen van de voorraad',
  stock_tab_list: 'Voorraad',
  stock_tab_movements: 'Mutaties',

  stock_not_counted: 'Van dit product wordt geen voorraad meer bijgehouden.',
  stock_shelf_gone: 'De varianten van dit product zijn veranderd. Laad de lijst opnieuw.',
  stock_changed_since: 'Er zijn er intussen {count}. Typ opnieuw wat je telt, of typ een verschil.',
  stock_too_few: 'Dat kan niet: er zijn er {count}.',

  stock_csv_date: 'Moment',
  stock_csv_article_number: 'Artikelnummer',
  stock_csv_product: 'Product',
  stock_csv_variant: 'Variant',
  stock_csv_change: 'Verschil',
  stock_csv_on_hand: 'Aanwezig erna',
  stock_csv_reason: 'Reden',
  stock_csv_note: 'Toelichting',
  stock_csv_order: 'Bestelling',
  stock_csv_member: 'Door',
} as const;

/** Texts about the terms of an order as its buyer agreed with them: in the mail, on the order page, in the dashboard. */
export const agreedTerms = {
  order_mail_terms_heading: 'Voorwaarden',
  order_mail_terms:
    'De voorwaarden waarmee je akkoord ging, zitten als bijlage bij deze mail. Bewaar ze: op de website kunnen ze later veranderen.',
  webshop_order_terms_heading: 'Voorwaarden',
  webshop_order_terms: 'Voorwaarden zoals afgesproken op {date} (pdf)',
  webshop_order_terms_failed:
    'De voorwaarden kunnen nu niet worden geopend. Ga terug naar je bestelling en probeer het over een minuut opnieuw.',
  terms_file_name: 'voorwaarden',
  terms_file_footer: '{shop} · {title}',
  order_terms_heading: 'Voorwaarden',
  order_terms_about:
    'Zoals afgesproken op {date}: de tekst waarmee de klant akkoord ging, ook als de pagina later is veranderd.',
  order_terms_none: 'Er is geen tekst van voorwaarden bij deze bestelling bewaard.',
  order_terms_open: 'Voorwaarden (pdf)',
} as const;

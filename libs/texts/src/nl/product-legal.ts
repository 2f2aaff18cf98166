/** Texts at what the law has a shop say of a product: in its form, and on its page. */
export const productLegal = {
  products_section_legal: 'Wat de wet vraagt',
  products_section_legal_about: 'Bezoekers lezen dit voordat ze bestellen.',
  products_field_exclusion: 'Herroepen',
  products_field_exclusion_hint:
    'Een consument mag bijna alles binnen 14 dagen herroepen. Kies alleen een uitzondering die echt geldt.',
  product_exclusion_none: 'Mag herroepen worden',
  product_exclusion_custom: 'Op maat gemaakt',
  product_exclusion_perishable: 'Bederfelijk of kort houdbaar',
  product_exclusion_dated: 'Vrije tijd, verblijf of vervoer op een vaste datum',
  product_exclusion_sealed_hygiene: 'Verzegeld vanwege hygiëne of gezondheid',
  product_exclusion_sealed_media: 'Verzegelde opname of software',
  product_exclusion_digital: 'Digitale inhoud',
  product_option_custom_made: 'Maakt het product op maat',
  product_option_custom_made_hint:
    'Vult een bezoeker dit in, dan kan die het product niet herroepen. Een keuze uit een gewone reeks, zoals een maat of kleur, is geen maatwerk.',
} as const;

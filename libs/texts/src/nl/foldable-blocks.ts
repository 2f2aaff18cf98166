/** Texts of the blocks that show a part of their content: the accordion and conditional content. */
export const foldableBlocks = {
  block_accordion_title: 'Uitklapbare tekst',
  block_conditional_title: 'Wisselende inhoud',
  block_conditional_item_title: 'Wisselend deel',
  block_conditional_default: '#{hash} (standaard)',

  field_accordion_title: 'Titel',
  field_accordion_content: 'Tekst',
  field_default_open: 'Open als de pagina opent',
  field_accordion_type: 'Uiterlijk',
  field_accordion_type_default: 'Met lijnen',
  field_accordion_type_primary: 'Gekleurde titel',
  field_accordion_type_secondary: 'In een kader',
  field_hash_id: 'Naam in het adres',
  field_hash_id_hint: 'Een knop of link naar # met deze naam laat dit deel zien, bijvoorbeeld #prijzen.',
  field_default_shown: 'Tonen zonder naam in het adres',

  starter_accordion_title: 'Hoe lang duurt de levering?',
  starter_accordion_text:
    'Wat op voorraad is, bezorgen we binnen drie werkdagen. Maken we iets op maat, dan hoor je vooraf wanneer het klaar is.',
  starter_conditional_first: 'advies',
  starter_conditional_second: 'afspraken',
} as const;

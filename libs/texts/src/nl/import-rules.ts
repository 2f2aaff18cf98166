/** What the server says about the products of an import. */
export const importRules = {
  import_too_many: 'Een import heeft hooguit {most} producten. Splits het bestand op.',
  import_too_big: 'Een import heeft hooguit {most} MB aan tekst. Splits het bestand op.',
  import_changed_since: 'Na de import nog gewijzigd. Het product blijft zoals het nu is.',
  import_new_without_title: 'Dit product bestaat nog niet. Vul een naam in om het te maken.',
  import_property_new: 'Het kenmerk “{title}” wordt gemaakt.',
  import_property_value_new: 'De waarde “{value}” komt bij het kenmerk {title}.',
  import_category_new: 'De categorie “{path}” bestaat nog niet en wordt gemaakt.',
  import_category_made: 'De categorie “{path}” is gemaakt.',
  import_category_rule:
    'De categorie {path} krijgt haar producten volgens een regel, en niet uit een bestand.',
  import_category_impossible:
    'De categorie “{path}” kan niet worden gemaakt. Hooguit 6 niveaus, 200 tekens per naam en {most} categorieën.',
  import_pictures_later: 'Afbeeldingen die daarna worden opgehaald: {count}.',
} as const;

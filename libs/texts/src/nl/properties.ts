/** Texts of the screens of properties of products in the dashboard, and what the server refuses there. */
export const properties = {
  dashboard_nav_properties: 'Kenmerken',

  property_title_taken: 'Een ander kenmerk heet al zo.',
  property_kind_fixed: 'Een getal blijft een getal, en een keuze een keuze. Maak een nieuw kenmerk.',
  property_changed_since: 'Dit kenmerk is daarna weer gewijzigd. Ongedaan maken kan niet meer.',
  properties_too_many: 'Je hebt al {most} kenmerken. Verwijder er eerst een paar.',
  property_values_too_many: 'Een kenmerk kan hoogstens {most} waarden hebben.',
} as const;

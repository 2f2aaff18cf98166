/** Texts of the page frame: navigation, search, breadcrumbs, not found, protected pages. */
export const site = {
  website_search_field_placeholder: 'Zoeken naar...',
  website_search_hits: '{hits} producten gevonden',
  website_search_heading: 'Zoekresultaten',
  website_search_show_all: 'Alles bekijken',
  website_menu_open: 'Menu openen',
  website_menu_close: 'Menu sluiten',
  website_not_found_heading: 'Pagina niet gevonden',
  website_not_found_text: 'Deze pagina is niet gevonden.',
  website_protected_heading: 'Deze pagina is beveiligd',
  website_protected_label: 'Wachtwoord',
  website_protected_button: 'Bekijk pagina',
  website_skip_link: 'Naar de inhoud',
  website_error_heading: 'Er ging iets mis',
  website_error_text: 'De pagina kan nu niet worden getoond. Probeer het over een paar minuten opnieuw.',
  website_error_busy_heading: 'Even geduld',
  website_error_home: 'Naar de homepage',
} as const;

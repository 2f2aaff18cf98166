/** Texts of the notice of the legal guarantee of conformity, and of its settings. */
export const guaranteeNotice = {
  webshop_guarantee_heading: 'Wettelijke garantie: ten minste 2 jaar',
  webshop_guarantee_term:
    'Op goederen die in de Europese Unie worden verkocht, zit een wettelijke garantie van ten minste 2 jaar. Nationaal recht kan je langer recht geven. Voor tweedehands goederen kan de termijn korter zijn, maar nooit korter dan 1 jaar.',
  webshop_guarantee_when:
    'Je kunt je erop beroepen als een product niet overeenkomt met de beschrijving, of niet werkt zoals het hoort.',
  webshop_guarantee_remedy:
    'De verkoper is aansprakelijk voor elk gebrek dat er bij de levering al was, en repareert of vervangt het product gratis. In sommige gevallen heb je recht op een lagere prijs of op al je geld terug.',
  webshop_guarantee_how:
    'Meld een gebrek zo snel mogelijk bij de verkoper en laat een bewijs van je aankoop zien.',
  webshop_guarantee_other:
    'Een verkoper of producent kan daarnaast zelf garantie geven. Die komt boven op de wettelijke garantie.',
  webshop_guarantee_pointer: 'Op goederen zit een wettelijke garantie van ten minste 2 jaar',
  webshop_guarantee_link: 'Meer over de wettelijke garantie: europa.eu/youreurope/garantie',
  webshop_settings_guarantee: 'Wettelijke garantie',
  webshop_settings_guarantee_about:
    'Wie goederen aan consumenten verkoopt, moet op de wettelijke garantie wijzen. Sinds 27 september 2026 moet dat met de officiële mededeling van de EU.',
  webshop_settings_guarantee_shown: 'Toon de mededeling bij producten en bij het afrekenen',
  webshop_settings_guarantee_shown_hint:
    'Zet dit alleen uit als je niets aan consumenten verkoopt, of alleen diensten.',
  webshop_settings_guarantee_picture: 'Officiële mededeling',
  webshop_settings_guarantee_picture_hint:
    'Download de Nederlandse versie in kleur van de website van de Europese Commissie ("harmonised notice on the legal guarantee") en kies die hier. Verander er niets aan. Zonder deze afbeelding staat de inhoud er in gewone tekst; dat is nog niet de mededeling die de EU voorschrijft.',
} as const;

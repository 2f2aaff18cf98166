/** Texts of the page about the accessibility of a website, and of its settings. */
export const accessibility = {
  website_title_accessibility: 'Toegankelijkheid',
  accessibility_link: 'Toegankelijkheid',
  accessibility_intro: '{shop} wil dat iedereen deze website kan gebruiken, ook met een beperking.',
  accessibility_standard_heading: 'Waaraan we ons houden',
  accessibility_standard:
    'We houden ons aan de Richtlijnen voor Toegankelijkheid van Webcontent (WCAG) 2.2, niveau AA, en daarmee aan wat de Europese norm EN 301 549 van websites vraagt. Dat is hoe een webwinkel voldoet aan Richtlijn (EU) 2019/882.',
  accessibility_state_heading: 'Hoe het ervoor staat',
  accessibility_full: 'Volgens ons eigen onderzoek voldoet deze website hieraan.',
  accessibility_partial: 'Volgens ons eigen onderzoek voldoet deze website hier voor een deel aan.',
  accessibility_exempt:
    'Wij zijn een micro-onderneming: minder dan 10 medewerkers, en een omzet of balanstotaal van hooguit 2 miljoen euro. De wettelijke eisen aan de toegankelijkheid van diensten gelden daarom niet voor ons.',
  accessibility_checked: 'We hebben dat het laatst nagekeken op {day}.',
  accessibility_exceptions_heading: 'Wat nog niet toegankelijk is',
  accessibility_contact_heading: 'Loop je ergens tegenaan?',
  accessibility_contact:
    'Laat het ons weten, met de pagina waarop het misging. We helpen je ook graag op een andere manier.',
  accessibility_email: 'E-mail: {email}',
  accessibility_phone: 'Telefoon: {phone}',
  accessibility_authority_heading: 'Toezicht',
  accessibility_authority:
    'Komen we er samen niet uit? De Autoriteit Consument & Markt (ACM) houdt toezicht op de toegankelijkheid van webwinkels.',
  accessibility_authority_link: 'Naar de website van de ACM',
  webshop_settings_accessibility: 'Toegankelijkheid',
  webshop_settings_accessibility_about:
    'Een webwinkel voor consumenten moet sinds 28 juni 2025 vertellen hoe toegankelijk hij is. Hiermee maak je die pagina, op {path}, met een link onderaan elke pagina.',
  webshop_settings_accessibility_state: 'Hoe toegankelijk is je website?',
  webshop_settings_accessibility_state_hint:
    'Kies alleen wat je zelf hebt nagekeken of hebt laten nakijken. Ook je eigen teksten en afbeeldingen tellen mee.',
  webshop_settings_accessibility_none: 'Geen pagina tonen',
  webshop_settings_accessibility_full: 'Helemaal (WCAG 2.2, niveau AA)',
  webshop_settings_accessibility_partial: 'Voor een deel',
  webshop_settings_accessibility_exempt: 'De eisen gelden niet: micro-onderneming die diensten levert',
  webshop_settings_accessibility_day: 'Laatst nagekeken op',
  webshop_settings_accessibility_exceptions: 'Wat er nog niet toegankelijk is',
  webshop_settings_accessibility_exceptions_hint:
    'Ook wanneer je het oplost, en hoe iemand zich tot die tijd redt.',
} as const;

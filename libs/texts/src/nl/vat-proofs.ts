/** Texts of the proofs of VAT numbers on the screen of the bookkeeping, and of their file. */
export const vatProofs = {
  vat_proofs: 'Bewijs van btw-nummers',
  vat_proofs_about:
    'Elk antwoord van VIES waarop een bestelling steunt, in een keten: het controlegetal van elk bewijs hangt af van alle bewijzen ervoor. Wat later is veranderd of weggehaald, valt daardoor op. Dit gaat over al je bestellingen, welke periode je ook kiest.',
  vat_proofs_none:
    'Er is nog geen bewijs. Het eerste komt er bij een bestelling van een bedrijf met een btw-nummer uit de EU.',
  vat_proofs_one: '1 bewijs',
  vat_proofs_count: '{count} bewijzen',
  vat_proofs_last: 'Het laatste is van {at}, bij bestelling {number}.',
  vat_proofs_whole: 'De keten klopt.',
  vat_proofs_check: 'Controleer de hele keten',
  vat_proofs_checking: 'Wordt gecontroleerd...',
  vat_proofs_checked:
    'Helemaal gecontroleerd op {at}. Dat gebeurt ook elke dag vanzelf; wat er daarna bij kwam, is nu gecontroleerd.',
  vat_proofs_unchecked: 'De hele keten wordt elke dag vanzelf gecontroleerd.',
  vat_proofs_broken: 'De keten klopt niet vanaf bewijs {number}.',
  vat_proofs_broken_at: 'De keten klopt niet vanaf bewijs {number}, bij bestelling {order}.',
  vat_proofs_broken_about:
    'Daar is na afloop iets veranderd of weggehaald in de database, buiten Etalage om. Bewaar het bestand, en laat je beheerder er een reservekopie naast leggen.',
  vat_proofs_export: 'Bewijzen exporteren',
  vat_proofs_name: 'bewijs-van-btw-nummers-{date}',
  vat_proofs_sheet_place: 'Bewijs',
  vat_proofs_sheet_number: 'Gevraagd btw-nummer',
  vat_proofs_sheet_name: 'Naam volgens VIES',
  vat_proofs_sheet_address: 'Adres volgens VIES',
  vat_proofs_sheet_requester: 'Eigen btw-nummer',
  vat_proofs_sheet_code: 'Code van het antwoord',
  vat_proofs_sheet_error: 'Storing bij VIES',
  vat_proofs_sheet_moment: 'Tijdstip (UTC)',
  vat_proofs_sheet_salt: 'Toevoegsel',
  vat_proofs_sheet_subject: 'Controlegetal van de gegevens',
  vat_proofs_sheet_previous: 'Controlegetal ervoor',
  vat_proofs_sheet_hash: 'Controlegetal',
  vat_proofs_waiting_one:
    'Van 1 bestelling gaf VIES nog geen antwoord. Etalage vraagt het nummer vanzelf opnieuw na.',
  vat_proofs_waiting:
    'Van {count} bestellingen gaf VIES nog geen antwoord. Etalage vraagt de nummers vanzelf opnieuw na.',
  vat_proofs_corrections_one: 'VIES bevestigt nu het btw-nummer bij 1 bestelling met btw',
  vat_proofs_corrections: 'VIES bevestigt nu het btw-nummer bij {count} bestellingen met btw',
  vat_proofs_corrections_about:
    'Ze kregen een factuur met btw, omdat VIES toen niet bereikbaar was. Je vervangt die bij de bestelling.',
  vat_proofs_correction: 'Bestelling {number}, {vat_number}',
} as const;

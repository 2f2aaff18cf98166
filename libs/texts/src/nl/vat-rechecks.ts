/** Texts of VAT numbers that VIES answered later, at an order. */
export const vatRechecks = {
  vat_recheck: 'Controle van het btw-nummer',
  vat_recheck_waiting:
    'VIES was niet bereikbaar toen deze bestelling werd geplaatst. Etalage vraagt het btw-nummer vanzelf opnieuw na, tot er antwoord is.',
  vat_recheck_ended:
    'VIES gaf ook later geen antwoord over dit btw-nummer, of het nummer staat niet meer bij de bestelling. Etalage vraagt het niet meer na. Controleer het zelf op de website van VIES.',
  vat_recheck_invalid:
    'VIES kent btw-nummer {number} niet (gevraagd op {at}). De btw van deze bestelling klopt zoals hij is.',
  vat_recheck_unchanged:
    'VIES bevestigt nu btw-nummer {number} (gevraagd op {at}). Aan de btw van deze bestelling verandert dat niets.',
  vat_recheck_open:
    'VIES bevestigt nu btw-nummer {number} (gevraagd op {at}). Maak een creditfactuur en een nieuwe factuur zonder btw.',
  vat_recheck_open_about:
    'De creditfactuur neemt factuur {invoice} terug. De nieuwe factuur rekent hetzelfde zonder btw, {tax} minder. Je klant krijgt daar een mail over. Daarna betaal je die btw terug.',
  vat_recheck_declined:
    'VIES bevestigt btw-nummer {number} (gevraagd op {at}). Je hebt gekozen de facturen te laten zoals ze zijn.',
  vat_recheck_made:
    'VIES bevestigde btw-nummer {number} (gevraagd op {at}). De factuur met btw is vervangen door een factuur zonder btw.',
  vat_recheck_pay_back: 'Er is nog {tax} btw terug te betalen aan je klant.',
  vat_recheck_paid_back: 'Er is geen btw meer terug te betalen.',
  vat_recheck_proof: 'Bewijsnummer van VIES: {proof}',
  vat_recheck_correct: 'Maak creditfactuur en nieuwe factuur',
  vat_recheck_correct_title: 'Factuur vervangen?',
  vat_recheck_correct_confirm: 'Maak beide facturen',
  vat_recheck_correct_final: 'Facturen kun je daarna niet meer veranderen of weggooien.',
  vat_recheck_refund_title: 'Btw terugbetalen?',
  vat_recheck_decline: 'Laat de facturen zo',
  vat_recheck_refund: 'Betaal {tax} btw terug',
  vat_recheck_reason: 'Btw terug: VIES bevestigde het btw-nummer',
  vat_recheck_corrected: 'De creditfactuur en de nieuwe factuur zijn gemaakt.',
  vat_recheck_kept: 'De facturen blijven zoals ze zijn.',
  vat_recheck_no_invoice: 'Er is nog geen factuur. Zodra die er is, kun je hem hier vervangen.',
  vat_recheck_unpaid:
    'De bestelling is nog niet betaald. Zodra er betaald is, kun je de factuur hier vervangen.',
  vat_recheck_other_number:
    'Op de factuur staat een ander btw-nummer dan VIES bevestigde. Overleg met je boekhouder.',
  vat_recheck_nothing_left: 'Van de btw op de factuur is niets meer over om terug te nemen.',
  refund_no_vat_left: 'Er is geen btw om terug te betalen.',
  refund_part_vat: 'alle btw: {amount}',
  order_mail_vat_subject: 'Nieuwe factuur zonder btw voor bestelling {number}',
  order_mail_vat_intro:
    'Bij bestelling {number} bij {shop} rekenden we btw, omdat we je btw-nummer toen niet konden controleren. Dat is nu gelukt.',
  order_mail_vat_documents:
    'Creditfactuur {note} neemt factuur {invoice} terug. Factuur {instead} zonder btw komt ervoor in de plaats. Je vindt ze op de pagina van je bestelling.',
  order_mail_vat_money: 'De btw van {tax} krijg je terug. Zodra dat is gebeurd, hoor je het van ons.',
  order_mail_refund_vat: 'Btw',
  overview_vat_corrections: 'Facturen met btw om te vervangen',
  timeline_action_vat_rechecked_valid: 'VIES bevestigde het btw-nummer',
  timeline_action_vat_rechecked_invalid: 'VIES kent het btw-nummer niet',
  timeline_action_vat_corrected: 'Factuur vervangen door een factuur zonder btw',
  timeline_action_vat_correction_declined: 'Facturen met btw gelaten zoals ze zijn',
} as const;

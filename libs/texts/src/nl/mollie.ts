/** The Mollie account of a website. */
export const mollie = {
  mollie_title: 'Mollie',
  mollie_intro: 'Online betalingen komen binnen op je eigen account bij Mollie.',
  mollie_loading: 'Mollie laden...',
  mollie_live: 'Echte betalingen',
  mollie_test: 'Testbetalingen',
  mollie_live_hint: 'Nieuwe betalingen gaan naar deze account.',
  mollie_test_hint: 'Met een testsleutel komt er geen geld binnen. Klanten lezen dat het een test is.',
  mollie_profile: 'Account',
  mollie_key: 'API-sleutel',
  mollie_key_shown: '{mode}_••••{hint}',
  mollie_since: 'Sinds',
  mollie_unreadable:
    'De server kan deze sleutel niet meer lezen, dus online betalen lukt nu niet. Vul de sleutel opnieuw in.',
  mollie_earlier_one: 'De sleutel {key} blijft bewaard voor 1 betaling die ermee begon en nog open staat.',
  mollie_earlier_other:
    'De sleutel {key} blijft bewaard voor {count} betalingen die ermee begonnen en nog open staan.',
  mollie_earlier_closed: 'De sleutel {key} blijft bewaard om betalingen terug te kunnen betalen.',
  mollie_none_real: 'Je hebt nog geen eigen sleutel. Betalingen gaan nu via de account van deze installatie.',
  mollie_none_test:
    'Je hebt nog geen sleutel. Tot die tijd zijn online betalingen een test: er komt geen geld binnen.',
  mollie_none_refused: 'Je hebt nog geen sleutel. Tot die tijd kunnen klanten niet online betalen.',
  mollie_set: 'Sleutel invullen',
  mollie_replace: 'Andere sleutel',
  mollie_remove: 'Verwijderen',
  mollie_dialog_set: 'Mollie koppelen',
  mollie_dialog_replace: 'Andere sleutel van Mollie',
  mollie_key_hint: 'Je vindt hem bij Mollie onder Ontwikkelaars, API-sleutels. Begint met live_ of test_.',
  mollie_to_live: 'Hiermee ga je van testbetalingen naar echte betalingen.',
  mollie_to_test:
    'Hiermee ga je van echte betalingen naar testbetalingen: er komt dan geen geld meer binnen.',
  mollie_check: 'Controleren en opslaan',
  mollie_checking: 'Controleren bij Mollie...',
  mollie_saved: 'Mollie is gekoppeld.',
  mollie_removed: 'De sleutel is verwijderd.',
  mollie_remove_title: 'Sleutel van Mollie verwijderen?',
  mollie_remove_real: 'Nieuwe betalingen gaan dan via de account van deze installatie.',
  mollie_remove_test: 'Online betalingen zijn dan weer een test: er komt geen geld meer binnen.',
  mollie_remove_refused: 'Klanten kunnen dan niet meer online betalen.',
  mollie_remove_open_one:
    'Van 1 open betaling zie je hier dan niet meer of die is gelukt. Kijk daarvoor bij Mollie.',
  mollie_remove_open_other:
    'Van {count} open betalingen zie je hier dan niet meer of ze zijn gelukt. Kijk daarvoor bij Mollie.',
  mollie_remove_refunds: 'Eerdere betalingen via deze sleutel betaal je dan bij Mollie zelf terug.',
  mollie_changed:
    'De sleutel is intussen door iemand anders gewijzigd. Bekijk de nieuwe en probeer het opnieuw.',
  mollie_key_error_empty: 'Plak de API-sleutel van Mollie.',
  mollie_key_error_other:
    'Dit is geen API-sleutel maar een ander soort code van Mollie. Kies bij Mollie een API-sleutel.',
  mollie_key_error_shape:
    'Dit is geen hele API-sleutel. Die begint met live_ of test_ en is minstens 35 tekens lang.',
  mollie_key_error_refused: 'Mollie kent deze sleutel niet. Hij is niet goed overgenomen of ingetrokken.',
  mollie_key_error_unreachable:
    'Mollie is nu niet bereikbaar, dus de sleutel is niet opgeslagen. Probeer het straks opnieuw.',
  mollie_method_off: 'Staat niet aan bij Mollie: klanten kunnen er niet mee betalen.',
  mollie_methods_unknown: 'Bij Mollie kon niet worden nagekeken welke methoden daar aanstaan.',
} as const;

/** Texts of the screens for the settings of a website. */
export const dashboardSettings = {
  dashboard_nav_notifications: 'Meldingen',
  dashboard_notifications_heading: 'Meldingen',
  dashboard_notifications_intro: 'Wie er bericht krijgt over {website}.',
  dashboard_notifications_loading: 'Meldingen laden...',
  dashboard_order_mail_title: 'Bestelmeldingen',
  dashboard_order_mail_intro:
    'Bij elke nieuwe bestelling en offerteaanvraag sturen we een mail met wat er is besteld en door wie.',
  dashboard_order_mail_label: 'E-mailadres voor bestelmeldingen',
  dashboard_order_mail_hint: 'Laat leeg om ze te sturen naar het adres van je bedrijf: {email}.',
  dashboard_order_mail_hint_none:
    'Je bedrijf heeft nog geen e-mailadres. Laat je dit leeg, dan krijgt niemand bericht van een bestelling.',
  dashboard_order_mail_saved: 'Bestelmeldingen gaan nu naar {email}.',
  dashboard_order_mail_saved_none: 'Opgeslagen. Er gaan geen bestelmeldingen meer uit.',
  dashboard_customer_mails_title: 'Mails aan je klant over de betaling',
  dashboard_customer_mails_intro:
    'Elke bestelling krijgt een bevestiging. Deze mails gaan vanzelf mee, elk één keer per bestelling.',
  dashboard_customer_mails_paid: 'Betaling ontvangen',
  dashboard_customer_mails_paid_help: 'Zodra het geld binnen is, met de weg naar de factuur.',
  dashboard_customer_mails_failed: 'Betaling niet gelukt',
  dashboard_customer_mails_failed_help:
    'Een kwartier nadat een online betaling is afgebroken, met de knop om alsnog te betalen.',
  dashboard_customer_mails_reminder: 'Herinnering aan een overboeking',
  dashboard_customer_mails_reminder_help:
    'De dag na de uiterste betaaldag, als je de betaling nog niet hebt ingevoerd.',
  dashboard_customer_mails_saved: 'De mails aan je klant zijn ingesteld.',
  dashboard_nav_payment: 'Betalen',
  dashboard_payment_heading: 'Betalen',
  dashboard_payment_intro: 'Hoe klanten van {website} je betalen.',
  dashboard_payment_loading: 'Rekening laden...',
  dashboard_transfer_title: 'Overboeking',
  dashboard_transfer_intro:
    'Klanten die per overboeking betalen, zien op hun bestelling en in de mail naar welke rekening, met een code voor de app van hun bank.',
  dashboard_transfer_iban: 'Rekeningnummer (IBAN)',
  dashboard_transfer_iban_hint:
    'Ook voor achteraf betalen. Laat rekeningnummer en naam leeg om geen van beide aan te bieden.',
  dashboard_transfer_holder: 'Ten name van',
  dashboard_transfer_holder_hint: 'Precies zoals je bank de naam kent.',
  dashboard_transfer_days: 'Betaaltermijn in dagen',
  dashboard_transfer_saved: 'Klanten kunnen nu per overboeking betalen op {iban}.',
  dashboard_transfer_saved_none: 'Opgeslagen. Klanten kunnen niet meer per overboeking betalen.',
  transfer_iban_invalid: 'Vul een geldig rekeningnummer (IBAN) in, zoals NL91 ABNA 0417 1643 00.',
  transfer_holder_missing: 'Vul in op wiens naam de rekening staat.',
  transfer_holder_long: 'Deze naam is te lang: banken nemen hooguit {most} tekens aan.',
  transfer_days_invalid: 'Vul een heel aantal dagen in, van 1 tot {most}.',
  vat_class_high: 'Hoog tarief',
  vat_class_low: 'Laag tarief',
  vat_class_zero: 'Nultarief',
  vat_class_exempt: 'Vrijgesteld',
};

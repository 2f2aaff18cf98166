/** Texts of quotes: their mails and the owner's screens. */
export const quotes = {
  quote_line_vat: 'Kies een btw-tarief.',
  quote_line_twice: 'Deze regel staat er twee keer in.',
  quote_lines_missing: 'Zet eerst een regel in de offerte.',
  quote_day_over: 'Deze dag is al voorbij. Kies een latere dag.',
  quote_discount: 'offerte',
  quote_shipping: 'Bezorging',
  quote_too_many: 'Deze offerte heeft al {most} versies. Maak een nieuwe offerte.',
  quote_product_gone: 'Dit product bestaat niet meer. Haal de regel weg.',
  quote_error_name: 'Vul je naam in.',
  quote_error_closed: 'Deze offerte is al aanvaard.',
  quote_error_no_draft: 'Er is geen concept om te versturen.',
  quote_error_not_sent: 'Er is geen verstuurde offerte.',
  quote_mail_subject: 'Je offerte {number}',
  quote_mail_intro:
    '{shop} heeft een offerte voor je gemaakt van {amount}. Je kunt die aanvaarden tot en met {day}.',
  quote_mail_button: 'Offerte bekijken',
} as const;

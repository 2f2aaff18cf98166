/** Texts about money that goes back to a buyer: what the server refuses, the mail, and the dashboard. */
export const refunds = {
  refund_too_many_pieces: 'Er zijn nog {count} stuks terug te betalen.',
  refund_too_much_shipping: 'Dit is meer dan er aan verzendkosten over is.',
  refund_too_much: 'Dit is meer dan er nog terugbetaald kan worden.',
  refund_nothing: 'Kies wat je terugbetaalt.',
  refund_not_paid: 'Deze bestelling is nog niet betaald.',
  refund_no_double: 'Deze dubbele betaling is al terugbetaald.',
  refund_not_any_more: 'Dit bedrag is intussen al op een andere manier terugbetaald.',
  refund_statement: 'Terugbetaling bestelling {number}',
  refund_mail_subject: 'Je krijgt {amount} terug van bestelling {number}',
  refund_mail_intro: '{shop} betaalt je {amount} terug van bestelling {number}.',
  refund_mail_provider:
    'Je krijgt het geld terug op de manier waarop je hebt betaald. Dat duurt meestal een paar werkdagen.',
  refund_mail_by_hand: 'Het bedrag wordt naar je overgemaakt. Dat duurt meestal een paar werkdagen.',
  refund_mail_test: 'Dit is een testbestelling: er wordt geen geld overgemaakt.',
  refund_shipping: 'Verzendkosten',
  refund_free: 'Overig bedrag',
  refund_double: 'Dubbele betaling',
  refund_total: 'Je krijgt terug',
} as const;

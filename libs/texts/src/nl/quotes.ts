/** Texts of quotes: their mails and the owner's screens. */
export const quotes = {
  quote_mail_subject: 'Je offerte {number}',
  quote_mail_intro:
    '{shop} heeft een offerte voor je gemaakt van {amount}. Je kunt die aanvaarden tot en met {day}.',
  quote_mail_button: 'Offerte bekijken',
} as const;

/** Texts of questions about quotes and their answers in the dashboard. */
export const quoteMessages = {
  quote_messages_heading: 'Vragen en antwoorden',
  quote_messages_waiting: 'Wacht op antwoord',
  quote_messages_by: '{name}, {moment}',
  quote_messages_label: 'Je antwoord',
  quote_messages_hint: 'De klant krijgt je antwoord per mail en leest het op de pagina van de offerte.',
  quote_messages_send: 'Antwoord versturen',
  quote_messages_sent: 'Je antwoord is verstuurd.',
  quote_messages_empty: 'Typ je antwoord.',
  quote_answers_too_many: 'Bij een offerte passen hooguit {most} antwoorden. Mail de klant rechtstreeks.',
  timeline_action_quote_question: 'Vraag over de offerte',
  timeline_action_quote_answered: 'Vraag over de offerte beantwoord',
  orders_question: 'Vragen over offertes',
  orders_question_all: 'Met en zonder vraag',
  orders_question_open: 'Onbeantwoorde vraag',
} as const;

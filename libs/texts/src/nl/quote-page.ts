/** Texts of the page of a quote, as its buyer sees it, and of the mails about it. */
export const quotePage = {
  webshop_offer_number: 'Offerte {number} van {date}',
  webshop_offer_heading: 'Offerte',
  webshop_offer_sent: 'Verstuurd op {date}',
  webshop_offer_version: 'Versie {version}, verstuurd op {date}',
  webshop_offer_open: 'Deze offerte is geldig tot en met {date}.',
  webshop_offer_newer:
    'Je opende versie {opened} van deze offerte. Die is vervangen door versie {version}, die je hieronder ziet.',
  webshop_offer_expired:
    'Deze offerte was geldig tot en met {date} en is verlopen. Wil je een nieuwe? Vraag er hieronder om.',
  webshop_offer_withdrawn:
    'Deze offerte is ingetrokken en kan niet meer worden aanvaard. Heb je een vraag? Stel die hieronder.',
  webshop_offer_declined: '{shop} kan voor deze aanvraag helaas geen offerte maken.',
  webshop_offer_accepted: '{name} heeft deze offerte op {moment} aanvaard. Het is nu bestelling {number}.',
  webshop_offer_order: 'Bestelling bekijken',
  webshop_offer_message: 'Bericht van {shop}',
  webshop_offer_files: 'Bijlagen',
  webshop_offer_file_download: 'Downloaden',
  webshop_offer_file_named: '{name} downloaden',
  webshop_offer_file_gone: 'Dit bestand hoort niet meer bij deze offerte.',
  webshop_offer_accept_heading: 'Offerte aanvaarden',
  webshop_offer_accept_text:
    'Door te aanvaarden plaats je een bestelling van {amount}, met een betalingsverplichting.',
  webshop_offer_accept_free: 'Door te aanvaarden plaats je een bestelling. Je hoeft niets te betalen.',
  webshop_offer_name: 'Je voor- en achternaam',
  webshop_offer_name_hint: 'Je naam en het moment van aanvaarden worden bij de offerte bewaard.',
  webshop_offer_accept: 'Bestellen met betalingsverplichting',
  webshop_offer_accept_nothing_due: 'Offerte aanvaarden',
  webshop_offer_questions_heading: 'Vragen en antwoorden',
  webshop_offer_question: 'Je vraag',
  webshop_offer_question_hint: 'Je krijgt het antwoord per mail. Daarna staat het ook hier.',
  webshop_offer_ask: 'Vraag versturen',
  webshop_offer_asked: 'Je vraag is verstuurd naar {shop}.',
  webshop_offer_question_empty: 'Typ je vraag.',
  webshop_offer_question_many:
    'Over een offerte kun je hooguit {most} vragen stellen. Neem contact op met de winkel.',
  order_mail_offer_subject: 'Je offerte {number} staat klaar',
  order_mail_offer_subject_new: 'Je offerte {number} is aangepast',
  order_mail_offer_intro:
    '{shop} heeft een offerte voor je gemaakt. Op de pagina van de offerte zie je wat erin staat, stel je een vraag of aanvaard je haar.',
  order_mail_offer_intro_new:
    '{shop} heeft je offerte aangepast. Dit is versie {version}; de vorige versie kan niet meer worden aanvaard.',
  order_mail_offer_message: 'Bericht van {shop}',
  order_mail_offer_files: 'Bijlagen, te downloaden op de pagina van de offerte:',
  order_mail_offer_valid: 'Geldig tot en met',
  order_mail_offer_button: 'Offerte bekijken',
  order_mail_offer_hint: 'Vul op deze pagina je e-mailadres in: {email}.',
  order_mail_offer_reminder_subject: 'Je offerte {number} is geldig tot en met {date}',
  order_mail_offer_reminder_intro:
    'De offerte die {shop} je stuurde, is nog geldig tot en met {date}. Daarna kun je haar niet meer aanvaarden.',
  order_mail_offer_accepted:
    'Deze bestelling volgt uit offerte {number}, die {name} op {moment} heeft aanvaard.',
  order_mail_question_subject: 'Vraag over offerte {number}',
  order_mail_question_intro: '{name} stelt een vraag over offerte {number}.',
  order_mail_question_label: 'Vraag',
  order_mail_question_button: 'Beantwoorden in het dashboard',
  order_mail_question_hint: 'Een antwoord in het dashboard staat daarna ook op de pagina van de offerte.',
  order_mail_answer_subject: 'Antwoord op je vraag over offerte {number}',
  order_mail_answer_intro: '{shop} heeft je vraag beantwoord.',
  order_mail_answer_label: 'Antwoord',
} as const;

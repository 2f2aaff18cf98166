/** Texts about withdrawing from a purchase: the page, the mails, and the dashboard. */
export const withdrawals = {
  website_title_withdrawal: 'Overeenkomst herroepen',
  withdrawal_link: 'Overeenkomst herroepen',
  withdrawal_intro:
    'Heb je als consument iets gekocht en wil je ervan af? Dan mag je de overeenkomst herroepen tot 14 dagen nadat je alles hebt ontvangen. Een reden is niet nodig.',
  withdrawal_who_heading: 'Om welke bestelling gaat het?',
  withdrawal_name: 'Je naam',
  withdrawal_number: 'Bestelnummer',
  withdrawal_number_hint: 'Dit staat in de bevestiging van je bestelling.',
  withdrawal_email: 'E-mailadres',
  withdrawal_email_hint: 'Het adres waarmee je hebt besteld. Hier sturen we de ontvangstbevestiging heen.',
  withdrawal_moment: 'Datum en tijd',
  withdrawal_next: 'Verder',
  withdrawal_lines_heading: 'Wat je herroept',
  withdrawal_lines_intro: 'Alles is al ingevuld. Vul een lager aantal in voor wat je wilt houden, of 0.',
  withdrawal_pieces: 'Aantal',
  withdrawal_pieces_title: 'van {title}',
  withdrawal_pieces_of: 'van {count}',
  withdrawal_last_day: 'Je kunt deze bestelling herroepen tot en met {day}.',
  withdrawal_no_last_day: 'Deze bestelling is nog niet helemaal verstuurd: je kunt haar nu al herroepen.',
  withdrawal_check_heading: 'Controleer je herroeping',
  withdrawal_check_text: 'Hiermee laat je {shop} weten dat je de koop van deze producten ongedaan maakt.',
  withdrawal_confirm: 'Herroeping bevestigen',
  withdrawal_change: 'Wijzigen',
  withdrawal_receipt_heading: 'Je herroeping is ontvangen',
  withdrawal_receipt_text:
    'We hebben je herroeping ontvangen op {moment}. Deze bevestiging staat ook in de mail die we je sturen.',
  withdrawal_receipt_only:
    'Dit bevestigt alleen dat je herroeping is ontvangen. Of ze klopt, bekijken we daarna; je krijgt daarover bericht.',
  withdrawal_return_heading: 'Terugsturen',
  withdrawal_return_by: 'Stuur wat je al hebt ontvangen uiterlijk {day} terug naar:',
  withdrawal_paid_back:
    'Wat je hiervoor hebt betaald, krijg je binnen 14 dagen na je herroeping terug, op de manier waarop je hebt betaald. We mogen wachten tot je het product hebt teruggestuurd.',
  withdrawal_made_heading: 'Eerder herroepen',
  withdrawal_made: '{moment} door {name}',
  withdrawal_over_until: 'Deze bestelling kon je herroepen tot en met {day}.',
  withdrawal_obstacle_company:
    'Deze bestelling is geplaatst door een bedrijf met een btw-nummer. Het herroepingsrecht geldt alleen voor consumenten.',
  withdrawal_obstacle_cancelled: 'Deze bestelling is geannuleerd: er is niets meer te herroepen.',
  withdrawal_obstacle_excluded:
    'Wat je hebt besteld, kun je niet herroepen. De reden staat in de bevestiging van je bestelling.',
  withdrawal_obstacle_over: 'De termijn om deze bestelling te herroepen is voorbij.',
  withdrawal_obstacle_nothing_left: 'Je hebt alles van deze bestelling al herroepen.',
  withdrawal_obstacle_too_often:
    'Deze bestelling is al vaak in delen herroepen. Laat de winkel weten wat je verder nog herroept, bijvoorbeeld per mail.',
  withdrawal_excluded_custom: 'Niet te herroepen: op maat gemaakt',
  withdrawal_excluded_perishable: 'Niet te herroepen: bederft snel of is kort houdbaar',
  withdrawal_excluded_dated: 'Niet te herroepen: voor een vaste datum of periode',
  withdrawal_excluded_sealed_hygiene:
    'Niet meer te herroepen als de verzegeling is verbroken (hygiëne of gezondheid)',
  withdrawal_excluded_sealed_media: 'Niet meer te herroepen als de verzegeling is verbroken',
  withdrawal_excluded_digital: 'Niet meer te herroepen zodra de levering met toestemming is begonnen',
  withdrawal_excluded_by_option:
    'Kies je iets bij {titles}, dan wordt het speciaal voor jou gemaakt en kun je het niet herroepen.',
  withdrawal_obstacle_heading: 'Bestelling {number}',
  withdrawal_order_page: 'Wil je van de koop af? Een reden is niet nodig.',
  withdrawal_contact: 'Vragen? Neem contact op met {shop}.',
  order_mail_withdrawal_link: 'Wil je van de koop af?',
  order_mail_withdrawal_right:
    'Je kunt de overeenkomst herroepen tot 14 dagen nadat je alles hebt ontvangen, zonder een reden te geven. Daarna stuur je de producten binnen 14 dagen terug, en krijg je terug wat je ervoor betaalde, ook de gewone bezorgkosten als je alles terugstuurt.',
  order_mail_withdrawal_except:
    'Dit geldt niet voor een product waar bij staat dat je het niet kunt herroepen.',
  order_mail_withdrawal_how:
    'Dat doe je op deze pagina, met een mail aan ons, of met het formulier hieronder:',
  order_mail_withdrawal_note: 'Je krijgt meteen een bevestiging.',
  order_mail_return_to: 'Stuur producten terug naar:',
  order_mail_model_heading: 'Modelformulier voor herroeping',
  order_mail_model_when:
    '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
  order_mail_model_to: '- Aan {address}:',
  order_mail_model_declare:
    '- Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen (*)/de levering van de volgende dienst (*) herroep/herroepen (*)',
  order_mail_model_ordered: '- Besteld op (*)/Ontvangen op (*)',
  order_mail_model_name: '- Naam/Namen consument(en)',
  order_mail_model_address: '- Adres consument(en)',
  order_mail_model_signature:
    '- Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend)',
  order_mail_model_date: '- Datum',
  order_mail_model_strike: '(*) Doorhalen wat niet van toepassing is.',
  order_mail_withdrawal_subject: 'Ontvangst van je herroeping van bestelling {number}',
  order_mail_withdrawal_intro: '{shop} heeft je herroeping ontvangen op {moment}. Dit heb je verklaard:',
  order_mail_withdrawal_notice_subject: 'Herroeping van bestelling {number}',
  order_mail_withdrawal_notice_intro: '{name} heeft bestelling {number} herroepen.',
  order_mail_withdrawal_notice_pay:
    'Betaal het geld terug voor of op {day}. Je mag wachten tot je de producten terug hebt, of tot de klant bewijst dat ze zijn teruggestuurd.',
  order_mail_withdrawal_notice_unpaid:
    'Deze bestelling is nog niet betaald, dus er valt niets terug te betalen. Is ze al verzonden? Haal dan bij de bestelling van het bedrag af wat terugkomt: daar hoort vanzelf een creditfactuur bij. Is ze nog niet verzonden? Dan kun je haar annuleren.',
  order_mail_withdrawal_notice_hint: 'Daar staat wat is herroepen.',
  mails_kind_order_withdrawal: 'Ontvangst van een herroeping',
  mails_kind_order_withdrawal_notice: 'Melding van een herroeping',
  timeline_action_withdrawn: 'Overeenkomst herroepen',
  orders_withdrawal: 'Herroepingen',
  orders_withdrawal_all: 'Met en zonder herroeping',
  orders_withdrawal_open: 'Herroeping die wacht',
  withdrawals_heading: 'Herroeping',
  withdrawals_by: '{moment} door {name}',
  mails_kind_order_withdrawal_state: 'Voortgang van een herroeping',
  order_mail_withdrawal_reason: 'Waarom',
  order_mail_withdrawal_returned_subject: 'Je retour van bestelling {number} is ontvangen',
  order_mail_withdrawal_returned_intro:
    '{shop} heeft terug ontvangen wat je hebt herroepen van bestelling {number}.',
  order_mail_withdrawal_paid_back_subject: 'Je herroeping van bestelling {number} is afgehandeld',
  order_mail_withdrawal_paid_back_intro:
    '{shop} heeft je herroeping van bestelling {number} afgehandeld en je geld teruggestort.',
  order_mail_withdrawal_unpaid_intro:
    '{shop} heeft je herroeping van bestelling {number} afgehandeld. Je had nog niet betaald, dus je krijgt niets terug.',
  order_mail_withdrawal_refused_subject: 'Je herroeping van bestelling {number} is afgewezen',
  order_mail_withdrawal_refused_intro: '{shop} wijst je herroeping van bestelling {number} af.',
  timeline_action_withdrawal_returned: 'Herroeping: producten terug ontvangen',
  timeline_action_withdrawal_paid_back: 'Herroeping: geld terugbetaald',
  timeline_action_withdrawal_refused: 'Herroeping geweigerd',
  withdrawals_state_received: 'Ontvangen',
  withdrawals_state_returned: 'Producten terug',
  withdrawals_state_paid_back: 'Terugbetaald',
  withdrawals_state_refused: 'Geweigerd',
  withdrawals_do_returned: 'Producten terug ontvangen',
  withdrawals_do_paid_back: 'Afgehandeld: geld is terug',
  withdrawals_do_settled: 'Afgehandeld',
  withdrawals_do_refused: 'Weigeren',
  withdrawals_refund: 'Terugbetaling invullen',
  withdrawals_refund_hint:
    'Alles is herroepen, dus ook de bezorgkosten gaan terug. Koos de klant een duurdere bezorging dan je standaard, dan hoeft het verschil niet terug.',
  withdrawals_ask_returned: 'De klant krijgt een mail dat je de producten terug hebt.',
  withdrawals_ask_paid_back:
    'De klant krijgt een mail dat de herroeping is afgehandeld en het geld terug is.',
  withdrawals_ask_settled: 'De klant krijgt een mail dat de herroeping is afgehandeld. Er is niets betaald.',
  withdrawals_ask_refused:
    'De klant krijgt een mail met de reden. Weigeren mag alleen als de wet dat toestaat, bijvoorbeeld bij maatwerk.',
  withdrawals_reason: 'Reden voor de klant',
  withdrawals_changed: 'De herroeping is bijgewerkt en de klant krijgt een mail.',
  withdrawals_refused_because: 'Reden: {reason}',
  withdrawals_pay_back: 'Betaal terug voor of op {day}.',
  withdrawals_unpaid:
    'Er is nog niet betaald. Haal wat terugkomt van het bedrag af; is alles terug, dan wordt de bestelling geannuleerd.',
} as const;

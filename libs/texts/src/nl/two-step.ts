/** Signing in with a code of an authenticator app: what the server refuses, its mails, and the screens. */
export const twoStep = {
  two_step_code_wrong:
    'Deze code klopt niet of is al gebruikt. Kijk ook of de klok van je telefoon goed staat.',
  two_step_code_clock:
    'Deze code hoort bij een ander moment. Zet de klok van je telefoon op automatisch en vul de nieuwe code in.',
  two_step_unreadable:
    'De server kan de codes van je app niet meer nakijken. Gebruik een herstelcode en stel de app daarna opnieuw in.',
  two_step_too_late: 'Je was te laat met de code. Vul je wachtwoord nog een keer in.',
  two_step_already_on: 'Je hebt al een app ingesteld.',

  two_step_mail_on_subject: 'Inloggen in twee stappen is aangezet',
  two_step_mail_on_line:
    'Bij het inloggen op Etalage kun je voortaan na je wachtwoord een code van je app invullen.',
  two_step_mail_off_subject: 'Inloggen in twee stappen is uitgezet',
  two_step_mail_off_line: 'Inloggen op Etalage kan voortaan met alleen je wachtwoord.',
  two_step_mail_renewed_subject: 'Je hebt nieuwe herstelcodes',
  two_step_mail_renewed_line: 'Je oude herstelcodes voor het inloggen op Etalage werken niet meer.',
  two_step_mail_recovery_subject: 'Er is ingelogd met een herstelcode',
  two_step_mail_recovery_line:
    'Op je account bij Etalage is ingelogd met een herstelcode. Die werkt nu niet meer.',
  two_step_mail_footer:
    'Heb je dit niet zelf gedaan? Stel dan meteen een nieuw wachtwoord in en log overal uit.',

  two_step_title: 'Inloggen in twee stappen',
  two_step_intro:
    'Na je wachtwoord gebruik je een passkey of een code van je telefoon. Wie je wachtwoord weet, komt er zo nog niet in.',
  two_step_loading: 'Inloggen in twee stappen laden...',
  two_step_on: 'Aan',
  two_step_off: 'Uit',
  two_step_off_note: 'Bij het aanzetten word je op je andere apparaten uitgelogd.',
  two_step_codes_left_one: 'Je hebt nog 1 herstelcode.',
  two_step_codes_left_other: 'Je hebt nog {count} herstelcodes.',
  two_step_codes_left_none:
    'Je hebt geen herstelcodes meer. Maak nieuwe, anders kom je er zonder app of passkey niet in.',
  two_step_turn_on: 'Aanzetten met een app',
  two_step_app: 'App voor codes',
  two_step_app_on: 'Ingesteld',
  two_step_app_add: 'App instellen',
  two_step_turn_off: 'Uitzetten',
  two_step_new_codes: 'Nieuwe herstelcodes',
  two_step_next: 'Verder',
  two_step_busy: 'Bezig...',
  two_step_on_title: 'Inloggen in twee stappen aanzetten',
  two_step_password_intro:
    'Je hebt een app voor codes nodig, zoals die van Google of Microsoft, of je wachtwoordbeheerder.',
  two_step_scan: 'Scan deze code met je app, of vul de sleutel daar zelf in.',
  two_step_picture: 'QR-code voor je app',
  two_step_secret: 'Sleutel',
  two_step_code: 'Code uit de app',
  two_step_code_hint: '6 cijfers. Elke 30 seconden een nieuwe.',
  two_step_code_required: 'Vul de code in.',
  two_step_confirm: 'Aanzetten',
  two_step_codes_title: 'Bewaar je herstelcodes',
  two_step_codes_intro:
    'Met elke code kun je één keer inloggen als je app of passkey weg is. Je ziet ze alleen nu. Bewaar ze niet op je telefoon.',
  two_step_codes_list: 'Herstelcodes',
  two_step_copy: 'Kopiëren',
  two_step_copied: 'De herstelcodes zijn gekopieerd.',
  two_step_copy_failed: 'Kopiëren lukt niet in deze browser. Download de codes of schrijf ze over.',
  two_step_download: 'Downloaden',
  two_step_download_head: 'Herstelcodes van Etalage voor {email}. Elke code werkt één keer.',
  two_step_kept: 'Ik heb ze bewaard',
  two_step_done: 'Inloggen in twee stappen staat aan.',
  two_step_app_done: 'De app is ingesteld.',
  two_step_stopped: 'Inloggen in twee stappen staat uit.',
  two_step_off_title: 'Inloggen in twee stappen uitzetten?',
  two_step_off_text:
    'Inloggen kan daarna met alleen je wachtwoord. Je app, passkeys en herstelcodes worden verwijderd.',
  two_step_renew_title: 'Nieuwe herstelcodes maken?',
  two_step_renew_text: 'Je oude herstelcodes werken daarna niet meer.',
  two_step_renew: 'Nieuwe codes maken',
  two_step_any_code: 'Code uit de app of herstelcode',
  two_step_signin_hint: 'Geen telefoon bij de hand? Vul een herstelcode in.',
  two_step_signin_intro: 'Je wachtwoord klopt. Vul nu de code uit je app in.',
  two_step_signin_back: 'Terug',
  two_step_member: 'Twee stappen',
} as const;

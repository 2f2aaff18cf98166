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
};

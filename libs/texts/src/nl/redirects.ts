/** Texts of redirects and of the report of missing addresses. */
export const redirects = {
  redirects_error_from_missing: 'Vul het oude pad in, zoals /oud.',
  redirects_error_from_long: 'Dit pad is te lang. Gebruik hooguit 500 tekens.',
  redirects_error_from_query:
    'Laat ? en # met wat erachter staat weg. Wat een bezoeker achter het ? heeft, gaat vanzelf mee.',
  redirects_error_from_elsewhere: 'Dit adres is niet van deze website. Vul een pad in, zoals /oud.',
  redirects_error_from_home: 'De homepage kun je niet doorverwijzen.',
  redirects_error_from_star: 'Zet * alleen helemaal aan het eind, na een schuine streep: /oud/*.',
  redirects_error_from_regex:
    'Dit lijkt op een reguliere expressie. Gebruik een pad, en voor alles eronder /oud/*.',
  redirects_error_from_malformed: 'Dit pad bevat tekens die in een adres niet kunnen.',
  redirects_error_to_missing: 'Vul in waar bezoekers heen gaan, zoals /nieuw.',
  redirects_error_to_long: 'Dit adres is te lang. Gebruik hooguit 2000 tekens.',
  redirects_error_to_malformed:
    'Vul een pad van je website in, zoals /nieuw, of een volledig adres dat met https:// begint.',
  redirects_error_to_http: 'Gebruik een adres dat met https:// begint.',
  redirects_error_to_star:
    'Een * kan hier alleen helemaal aan het eind, zoals /nieuw/*, en alleen als het oude pad ook op /* eindigt.',
  redirects_error_to_same: 'Het nieuwe adres is hetzelfde als het oude pad.',
  redirects_error_kind: 'Gebruik 301 (blijvend) of 302 (tijdelijk).',
  redirects_error_loop: 'Zo blijven bezoekers in een kring gaan: {chain}.',
  redirects_error_chain: 'Zo gaan bezoekers langs meer dan 5 doorverwijzingen: {chain}.',
  redirects_error_taken: 'Voor {from} is er al een doorverwijzing, naar {to}.',
  redirects_error_twice: '{from} staat al eerder in deze lijst, met een ander nieuw adres.',
  redirects_error_live:
    'Op {path} zien bezoekers ‘{title}’, en die gaat voor. Verplaats of verwijder die eerst.',
  redirects_error_reserved: 'Dit pad gebruikt de winkel of het systeem zelf.',
  redirects_error_limit: 'Een website heeft hooguit {most} doorverwijzingen. Er is niets opgeslagen.',
} as const;

/** What the legal check of a website finds: what is wrong, why that matters, and by which source. */
export const legalCheck = {
  legal_order_button_what: 'Op je bestelknop staat ‘{text}’. Daaraan ziet niemand dat bestellen geld kost.',
  legal_order_button_why:
    'De woorden op de knop moeten zelf zeggen dat je klant gaat betalen, zoals ‘Bestellen en betalen’, ‘Bestelling met betalingsverplichting’, ‘Kopen’ of ‘Betaal nu’. Anders kan je klant van de koop af.',
  legal_order_button_law: 'Artikel 6:230v lid 3 BW',
  legal_quote_button_what: 'Op je offerteknop staat ‘{text}’. Dat klinkt als een bestelling.',
  legal_quote_button_why:
    'Een offerte aanvragen is vrijblijvend. Een knop die iets anders zegt, is misleidend; ‘Offerte aanvragen’ is duidelijk.',
  legal_quote_button_law: 'Artikel 6:193c BW',
  legal_company_name_what: 'De naam van je bedrijf ontbreekt.',
  legal_company_name_why: 'Bezoekers moeten altijd kunnen zien wie er achter de website zit.',
  legal_company_name_law: 'Artikel 3:15d BW',
  legal_company_address_what: 'Het adres van je bedrijf ontbreekt of is niet volledig.',
  legal_company_address_why:
    'Straat, postcode en plaats horen op je website en op facturen. Zonder adres worden er geen facturen gemaakt.',
  legal_company_address_law: 'Artikel 3:15d BW',
  legal_company_email_what: 'Het e-mailadres van je bedrijf ontbreekt.',
  legal_company_email_why: 'Bezoekers moeten je snel en direct kunnen bereiken, ook per e-mail.',
  legal_company_email_law: 'Artikel 3:15d BW',
  legal_company_phone_what: 'Het telefoonnummer van je bedrijf ontbreekt.',
  legal_company_phone_why: 'Wie aan consumenten verkoopt, moet ook telefonisch bereikbaar zijn.',
  legal_company_phone_law: 'Richtlijn consumentenrechten (2011/83/EU), artikel 6',
  legal_company_kvk_what: 'Je KvK-nummer ontbreekt.',
  legal_company_kvk_why: 'Het hoort op je website en in al je mails, offertes en facturen.',
  legal_company_kvk_law: 'Handelsregisterwet 2007, artikel 27',
  legal_company_vat_what: 'Je btw-nummer ontbreekt.',
  legal_company_vat_why:
    'Het hoort op je website en op facturen. Zonder btw-nummer worden er geen facturen gemaakt. Doe je mee aan de KOR? Vul dan de begindag in bij de instellingen van je webshop.',
  legal_company_vat_law: 'Artikel 3:15d BW',
  legal_net_prices_what: 'Je webshop toont prijzen zonder btw.',
  legal_net_prices_why:
    'Consumenten moeten de prijs met btw zien. Verkoop je alleen aan bedrijven? Leg dit punt dan weg en schrijf dat erbij.',
  legal_net_prices_law: 'Artikel 6:230m lid 1 onder e BW',
  legal_delivery_none_what: 'Geen enkele verzendmethode staat aan, terwijl je producten verkoopt.',
  legal_delivery_none_why: 'Wat bezorgen kost, moet je klant weten voordat hij bestelt.',
  legal_delivery_none_law: 'Artikel 6:230m lid 1 onder e BW',
  legal_delivery_own_country_what:
    'Klanten kunnen je eigen land kiezen, maar geen verzendmethode bezorgt daar.',
  legal_delivery_own_country_why:
    'Waar je niet bezorgt, moet duidelijk zijn aan het begin van een bestelling, en niet pas als het adres is ingevuld.',
  legal_delivery_own_country_law: 'Richtlijn consumentenrechten (2011/83/EU), artikel 8 lid 3',
  legal_withdrawal_words_what:
    'De link om een aankoop te herroepen heet bij jou ‘{text}’. Daaraan ziet niemand waar hij voor is.',
  legal_withdrawal_words_why:
    'Consumenten moeten online kunnen herroepen, met een link die dat duidelijk zegt, zoals ‘Overeenkomst herroepen’.',
  legal_withdrawal_words_law: 'Artikel 6:230oa BW',
  legal_terms_none_what: 'Je webshop heeft geen algemene voorwaarden.',
  legal_terms_none_why:
    'Ze zijn niet verplicht, maar zonder voorwaarden gelden alleen de regels van de wet. Heb je ze wel, laat klanten er dan mee akkoord gaan.',
  legal_terms_none_law: 'Artikel 6:234 BW',
  legal_terms_gone_what: 'Je algemene voorwaarden ({address}) zijn niet te lezen.',
  legal_terms_gone_why:
    'Klanten gaan akkoord met iets wat ze niet kunnen openen. Dan kunnen ze de voorwaarden ongeldig laten verklaren.',
  legal_terms_gone_law: 'Artikel 6:234 BW',
  legal_terms_elsewhere_what: 'Je algemene voorwaarden ({address}) worden niet bij bestellingen bewaard.',
  legal_terms_elsewhere_why:
    'Klanten krijgen ze bij hun bestelling om te bewaren, en jij kunt later laten zien waarmee ze akkoord gingen. Dat kan met een pagina van je website of een pdf van hoogstens 5 MB uit je bestanden, niet met een andere website of een pagina met een wachtwoord.',
  legal_terms_elsewhere_law: 'Artikel 6:230v lid 7 en 6:234 BW',
  legal_privacy_none_what: 'Er is geen gepubliceerde pagina over privacy.',
  legal_privacy_none_why:
    'Je vraagt om gegevens van mensen, dus je moet zeggen wat je ermee doet en hoelang je ze bewaart. Maak een pagina met ‘privacy’ in de titel of het adres.',
  legal_privacy_none_law: 'AVG, artikel 13',
  legal_privacy_unlinked_what:
    'Je privacypagina is niet te vinden: geen vast onderdeel of menu leidt ernaartoe.',
  legal_privacy_unlinked_why:
    'Hij moet vanaf elke pagina makkelijk te bereiken zijn. Zet een link in het menu onder aan je website.',
  legal_privacy_unlinked_law: 'AVG, artikel 12',
  legal_tracker_at_once_what: 'Een dienst die bezoekers volgt, laadt voordat zij toestemming geven.',
  legal_tracker_at_once_why:
    'Volgen mag pas na toestemming. Geef deze dienst bij Cookies het doel ‘statistiek’ of ‘marketing’, dan wordt er eerst om gevraagd.',
  legal_tracker_at_once_law: 'Artikel 11.7a Telecommunicatiewet',
  legal_load_at_once_what: 'Iets van een andere website laadt voordat bezoekers toestemming geven.',
  legal_load_at_once_why:
    'Dat mag alleen als het echt nodig is voor wat je bezoeker vraagt. Kan het zonder? Kies dan bij Cookies een doel waarvoor toestemming nodig is.',
  legal_load_at_once_law: 'Artikel 11.7a Telecommunicatiewet',
  legal_embed_unlisted_what: 'Je website toont inhoud van anderen die niet in je lijst met cookies staat.',
  legal_embed_unlisted_why:
    'De inhoud laadt pas na toestemming, maar bezoekers lezen nergens van wie hij komt en kunnen hun keuze niet voor altijd maken.',
  legal_embed_unlisted_law: 'Artikel 11.7a Telecommunicatiewet',
  legal_odr_link_what:
    'Je website verwijst naar het Europese ODR-platform voor geschillen, dat niet meer bestaat.',
  legal_odr_link_why:
    'Het platform is op 20 juli 2025 gesloten. De verwijzing stuurt klanten nergens heen: haal hem weg.',
  legal_odr_link_law: 'Verordening (EU) 2024/3228',
  legal_delivery_time_none_what: 'Klanten lezen niet wanneer een product wordt bezorgd.',
  legal_delivery_time_none_why:
    'Een consument moet de termijn kennen voordat hij bestelt. Vul bij de instellingen van je webshop een levertijd in, of bij elk product.',
  legal_delivery_time_none_law: 'Artikel 6:230m lid 1 onder g BW',
  legal_maker_none_what: 'Bij een product staat niet wie de fabrikant is.',
  legal_maker_none_why:
    'Wie producten online verkoopt, zet er de naam, het postadres en het e-mailadres of de website van de fabrikant bij. Maak je het zelf? Dan ben jij de fabrikant. Zet fabrikanten in de lijst en kies ze bij je producten.',
  legal_maker_none_law: 'Verordening (EU) 2023/988, artikel 19',
  legal_accessibility_none_what: 'Je website zegt niet hoe toegankelijk hij is.',
  legal_accessibility_none_why:
    'Een webshop legt uit hoe hij aan de eisen voor toegankelijkheid voldoet. Kies bij de instellingen van je webshop wat voor jou geldt: er komt dan een pagina over, met een link onderaan elke pagina.',
  legal_accessibility_none_law: 'Richtlijn (EU) 2019/882, artikel 13 en bijlage V',
  legal_typed_prior_price_what: 'Bij een prijs is met de hand een ‘van’-prijs getypt.',
  legal_typed_prior_price_why:
    'Een vroegere prijs moet de laagste van de 30 dagen ervoor zijn. Vul een actieprijs in: je webshop toont dan zelf de juiste ‘van’-prijs.',
  legal_typed_prior_price_law: 'Prijsaanduidingsrichtlijn (98/6/EG), artikel 6 bis',
  legal_sale_without_prior_what: 'Een actieprijs is niet lager dan de laagste prijs van de 30 dagen ervoor.',
  legal_sale_without_prior_why:
    'Je webshop toont er daarom geen ‘van’-prijs bij. Noem het ook op je pagina’s geen korting.',
  legal_sale_without_prior_law: 'Prijsaanduidingsrichtlijn (98/6/EG), artikel 6 bis',
  legal_prepayment_what: 'Klanten kunnen alleen alles vooraf betalen.',
  legal_prepayment_why:
    'Een consument hoeft bij een koop niet meer dan de helft vooraf te betalen. Bied ook achteraf betalen of betalen bij afhalen aan. Regel je het anders? Leg dit punt dan weg en schrijf dat erbij.',
  legal_prepayment_law: 'Artikel 7:26 lid 2 BW',
  legal_form_ticked_what: 'In een formulier is een vakje voor akkoord of toestemming al aangevinkt.',
  legal_form_ticked_why: 'Toestemming telt alleen als je bezoeker het vakje zelf aanvinkt.',
  legal_form_ticked_law: 'AVG, artikel 4 onder 11',
  legal_form_label_what: 'Een formulier heeft een vraag zonder naam.',
  legal_form_label_why: 'Wie niet of slecht ziet, hoort dan niet wat er moet worden ingevuld.',
  legal_form_label_law: 'Toegankelijkheidsrichtlijn (EU) 2019/882',
  legal_alt_missing_what: 'Een afbeelding heeft geen beschrijving en is niet als versiering gemerkt.',
  legal_alt_missing_why:
    'Wie niet of slecht ziet, mist wat erop staat. Heeft je bedrijf minder dan 10 medewerkers en hooguit € 2 miljoen omzet, dan is het niet verplicht.',
  legal_alt_missing_law: 'Toegankelijkheidsrichtlijn (EU) 2019/882',
  legal_contrast_poor_what: '{count} combinaties van kleuren in je stijl zijn slecht te lezen.',
  legal_contrast_poor_why:
    'Letters moeten minstens 4,5 keer zo licht of donker zijn als hun achtergrond. Bij Stijl staat welke kleuren het zijn. Heeft je bedrijf minder dan 10 medewerkers en hooguit € 2 miljoen omzet, dan is het niet verplicht.',
  legal_contrast_poor_law: 'Toegankelijkheidsrichtlijn (EU) 2019/882',
  legal_menu_gone_what: 'Een menu verwijst naar iets wat bezoekers niet kunnen zien.',
  legal_menu_gone_why: 'Wie erop klikt, krijgt een pagina die niet bestaat.',
  legal_mails_kept_what: 'Mails gaan niet de deur uit: er is geen mailserver ingesteld.',
  legal_mails_kept_why:
    'Een klant moet een bevestiging van zijn bestelling krijgen. Vraag wie de server beheert om een mailserver in te stellen (SMTP_URL).',
  legal_mails_kept_law: 'Artikel 6:230v lid 7 BW',
  legal_oss_passed_what:
    'Je verkocht dit jaar voor meer dan € 10.000 aan consumenten in andere EU-landen, met de btw van je eigen land.',
  legal_oss_passed_why:
    'Boven die grens reken je de btw van het land van je klant. Meld je bij de Belastingdienst aan voor de eenloketregeling (OSS) en vul de begindag in.',
  legal_oss_passed_law: 'Btw-richtlijn (2006/112/EG), artikel 59 quater',
  legal_oss_near_what: 'Je bent dicht bij € 10.000 omzet aan consumenten in andere EU-landen.',
  legal_oss_near_why:
    'Boven die grens reken je de btw van het land van je klant. Meld je op tijd aan voor de eenloketregeling (OSS) en vul de begindag in.',
  legal_oss_near_law: 'Btw-richtlijn (2006/112/EG), artikel 59 quater',
  legal_peppol_what:
    'Je verkoopt aan Belgische bedrijven, maar je webshop verstuurt geen facturen via Peppol.',
  legal_peppol_why:
    'Sinds 1 januari 2026 moeten facturen tussen Belgische bedrijven via Peppol; een pdf per mail telt niet. Sluit je webshop aan. Verstuur je ze met je boekhoudprogramma, met de UBL van Boekhouding, zet dit punt dan opzij.',
  legal_peppol_law:
    'Belgische wet van 6 februari 2024 tot wijziging van het Btw-wetboek, en KB van 8 juli 2025',
  legal_peppol_later_what: 'Je webshop verstuurt geen facturen via Peppol.',
  legal_peppol_later_why:
    'Zodra je aan een Belgisch bedrijf met een btw-nummer verkoopt, moet je factuur via Peppol. Sluit je webshop aan, of verstuur de UBL van Boekhouding met je boekhoudprogramma.',
  legal_peppol_later_law:
    'Belgische wet van 6 februari 2024 tot wijziging van het Btw-wetboek, en KB van 8 juli 2025',
} as const;

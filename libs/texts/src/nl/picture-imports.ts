/** Why a picture of an import could not be fetched or added to its product. */
export const pictureImports = {
  picture_import_folder: 'Producten',
  picture_import_address:
    'Dit is geen geldig webadres. Gebruik een adres dat begint met https:// of http://.',
  picture_import_credentials: 'In dit adres staat een inlognaam of wachtwoord. Gebruik een adres zonder.',
  picture_import_port: 'Dit adres gebruikt een andere poort dan websites gewoonlijk doen.',
  picture_import_host: 'De website in dit adres bestaat niet. Controleer het adres.',
  picture_import_private: 'Dit adres is niet openbaar, dus we kunnen er niets ophalen.',
  picture_import_redirects: 'Dit adres verwijst te vaak door. Gebruik het adres van de afbeelding zelf.',
  picture_import_slow: 'De website met deze afbeelding antwoordt te langzaam.',
  picture_import_unreachable: 'De website met deze afbeelding is niet bereikbaar.',
  picture_import_busy: 'De website met deze afbeelding heeft een storing of is te druk.',
  picture_import_forbidden: 'De website met deze afbeelding laat ons die niet ophalen.',
  picture_import_missing: 'Op dit adres staat geen afbeelding.',
  picture_import_size: 'Deze afbeelding is te groot. Gebruik een afbeelding van hooguit 20 MB.',
  picture_import_content: 'Wat op dit adres staat, is geen afbeelding.',
  picture_import_damaged: 'Deze afbeelding is beschadigd of kan niet worden gelezen.',
  picture_import_pixels: 'Deze afbeelding heeft te veel pixels. Gebruik een kleinere afbeelding.',
  picture_import_drawing: 'Deze SVG is te ingewikkeld. Vereenvoudig hem of gebruik een PNG.',
  picture_import_storage: 'De opslag van deze website is vol. Verwijder eerst bestanden.',
  picture_import_failed: 'Het ophalen van deze afbeelding is niet gelukt.',
  picture_import_no_room: 'Bij dit product of deze variant passen geen afbeeldingen meer.',
} as const;

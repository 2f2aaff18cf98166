/** Uploads: why a file is not taken, and what happens to one on its way. */
export const files = {
  files_refused_kind: 'Dit soort bestand kunnen we niet aannemen. Kies {kinds}.',
  files_refused_content: 'De inhoud van dit bestand is geen {kind}. Kies een ander bestand.',
  files_refused_size: 'Dit bestand is te groot. Kies een bestand van hooguit {most} MB.',
  files_refused_empty: 'Dit bestand is leeg.',
  files_refused_pixels: 'Deze afbeelding is te groot. Kies een afbeelding van hooguit {most} megapixel.',
  files_refused_damaged: 'Dit bestand is beschadigd en kan niet worden gelezen.',
  files_refused_heic: 'Deze HEIC-foto kan niet worden omgezet. Kies een JPEG of PNG.',
  files_refused_expired: 'Het uploaden duurde te lang. Probeer het opnieuw.',
  files_refused_address: 'Dit adres om te uploaden klopt niet.',
  files_refused_full: 'De opslag van deze website is vol. Verwijder eerst bestanden.',
  files_refused_many: 'Er staan te veel bestanden klaar. Verstuur of verwijder er eerst een paar.',
  files_path_malformed: 'Dit pad klopt niet.',
  files_unknown: 'Dit bestand is hier niet bekend.',
} as const;

/** Texts of 3D models. */
export const models = {
  block_model_title: '3D-model',
  block_model_empty: 'Kies een 3D-model: een bestand dat eindigt op .glb.',
  block_model_note: 'Het model draait op de website, niet in de ontwerper.',
  field_model_url: '3D-model',
  field_model_url_hint: 'Een GLB-bestand met alles erin: vormen, kleuren en afbeeldingen.',
  field_model_alt: 'Beschrijving',
  field_model_alt_hint: 'Wat het model laat zien; schermlezers lezen het voor.',
  field_model_poster: 'Afbeelding tot het model er is',
  field_model_poster_hint:
    'Bezoekers zien deze terwijl het model laadt, en als hun browser geen 3D kan tonen.',
  field_model_width_hint: 'In pixels; zonder waarde zo breed als de plek.',
  field_model_height_hint: 'In pixels; zonder waarde drie kwart van de breedte.',
  website_model_label: '3D-model',
  website_model_keys: 'Sleep of gebruik de pijltjestoetsen om te draaien.',
  website_model_pause: 'Draaien stoppen',
  website_model_play: 'Laten draaien',
  website_model_loading: '3D-model wordt geladen…',
  website_model_failed: 'Dit 3D-model kan hier niet worden getoond.',
} as const;

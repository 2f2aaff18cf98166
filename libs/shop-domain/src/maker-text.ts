/** Keys of the texts that rules of makers return. */
export type MakerTextKey =
  | 'maker_name_missing'
  | 'maker_postal_missing'
  | 'maker_electronic_invalid'
  | 'maker_responsible_missing';

/** Keys of the texts that rules of Peppol return. */
export type PeppolTextKey =
  | 'peppol_scheme_unknown'
  | 'peppol_enterprise_invalid'
  | 'peppol_kvk_invalid'
  | 'peppol_vat_invalid'
  | 'peppol_url_invalid'
  | 'peppol_legal_entity_invalid'
  | 'peppol_key_missing'
  | 'peppol_key_invalid';

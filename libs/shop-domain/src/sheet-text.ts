/** Keys of the texts that rules of sheets return. */
export type SheetTextKey =
  | 'sheet_error_amount'
  | 'sheet_error_number'
  | 'sheet_error_property'
  | 'sheet_error_property_value'
  | 'sheet_error_status'
  | 'sheet_error_exclusion'
  | 'sheet_error_maker'
  | 'sheet_error_content'
  | 'sheet_error_delivery'
  | 'sheet_error_vat'
  | 'sheet_error_no_option'
  | 'sheet_error_no_choice'
  | 'sheet_error_variant_twice'
  | 'sheet_error_too_big'
  | 'sheet_error_limit';

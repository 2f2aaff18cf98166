import { defineFieldType } from '../../definition/field-type-schema.ts';

export const defaultLength = 6;

/** A one-time code of digits, one box each (FLD-44); `length` boxes, 6 by default (FPROP-22). */
export const otpCodeSchema = defineFieldType({
  type: 'otp_code',
  check: (value, { length = defaultLength }) =>
    value === '' ||
    value === undefined ||
    (typeof value === 'string' && new RegExp(`^\\d{1,${length}}$`).test(value))
      ? []
      : [{ text: 'formfield_check_code', values: { length: String(length) } }],
});

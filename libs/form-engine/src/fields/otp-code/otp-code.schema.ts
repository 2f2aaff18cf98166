import { defineFieldType } from '../../definition/field-type-schema.ts';

export const defaultLength = 6;

export interface OtpOptions {
  /** Number of boxes, 6 by default (FPROP-22). */
  length?: number;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    otp_code: OtpOptions;
  }
}

/** A one-time code of digits, with one box per digit (FLD-44). */
export const otpCodeSchema = defineFieldType({
  type: 'otp_code',
  check: (value, { length = defaultLength }) =>
    typeof value === 'string' && new RegExp(`^\\d{1,${length}}$`).test(value)
      ? []
      : [{ text: 'formfield_check_code', values: { length: String(length) } }],
});

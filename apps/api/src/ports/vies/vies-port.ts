/** A VIES request: a number without its prefix, and the requester. */
export interface ViesQuestion {
  /** VIES code of the member state: EL for Greece, XI for Northern Ireland. */
  readonly memberState: string;
  readonly number: string;
  /** The seller's own number; with it VIES returns a consultation number as proof. */
  readonly requester?: { readonly memberState: string; readonly number: string };
}

/** The result of VIES. `unavailable` means unknown: it says nothing about the number. */
export interface ViesAnswer {
  readonly status: 'valid' | 'invalid' | 'unavailable';
  /** The service's own error code, e.g. MS_UNAVAILABLE; empty on success. */
  readonly errorCode: string;
  /** Empty unless a requester was named. */
  readonly consultationNumber: string;
  /** The whole response as received, for the proof. */
  readonly reply: unknown;
}

/** Checks whether a VAT number is valid now. Never throws for errors of the service: those are `unavailable`. */
export interface ViesPort {
  check(question: ViesQuestion): Promise<ViesAnswer>;
}

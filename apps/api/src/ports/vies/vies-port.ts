/** A question to VIES: a number without its prefix, and for whom it is asked. */
export interface ViesQuestion {
  /** VIES code of the member state: EL for Greece, XI for Northern Ireland. */
  readonly memberState: string;
  readonly number: string;
  /** The seller's own number; with it VIES gives a consultation number as proof. */
  readonly requester?: { readonly memberState: string; readonly number: string };
}

/** What VIES said. `unavailable` means unknown: nothing about the number follows from it. */
export interface ViesAnswer {
  readonly status: 'valid' | 'invalid' | 'unavailable';
  /** The service's own error word, e.g. MS_UNAVAILABLE; empty when it answered the question. */
  readonly errorCode: string;
  /** Empty unless a requester was named. */
  readonly consultationNumber: string;
  /** The whole reply as received, for the proof. */
  readonly reply: unknown;
}

/** Asks whether a VAT number is valid now. Never throws for the service's faults: those are `unavailable`. */
export interface ViesPort {
  check(question: ViesQuestion): Promise<ViesAnswer>;
}

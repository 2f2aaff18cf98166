/** How a posted form came back, for who has no JavaScript: nothing typed is lost. */
export interface FormAnswer {
  errors: Readonly<Record<string, readonly string[]>>;
  /** What was typed, by identifier. */
  values: Readonly<Record<string, string>>;
  message: string;
  /** The answers in words, for a last look. */
  summary?: readonly { label: string; value: string }[] | undefined;
}

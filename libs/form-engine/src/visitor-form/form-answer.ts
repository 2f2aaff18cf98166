/** The result of a form that was posted without JavaScript: nothing typed is lost. */
export interface FormAnswer {
  errors: Readonly<Record<string, readonly string[]>>;
  /** What was typed, by identifier. */
  values: Readonly<Record<string, string>>;
  message: string;
  /** The answers as texts, for a last check. */
  summary?: readonly { label: string; value: string }[] | undefined;
}

/** A step to an amount as a sentence; its amount stands apart if it is at the end, and is read in place. */
export function ExplanationStep({ text }: { text: string }) {
  // Everything before the last amount, with the space behind it.
  const [, words, amount] = /(.* )(€[^ ]*)$/u.exec(text) ?? [text, text];
  return amount ? (
    <>
      {words}
      <span>{amount}</span>
    </>
  ) : (
    words
  );
}

/** The sum of digits x weights; the weights repeat when there are fewer of them. */
export function weighted(digits: string, weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1)
    sum += Number(digits[at]) * (weights[at % weights.length] ?? 0);
  return sum;
}

/** Luhn sum with the last digit counted once; a whole number with its check digit gives a multiple of 10. */
export function luhn(digits: string): number {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[at]) * ((digits.length - at) % 2 === 0 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum;
}

/** ISO 7064 mod 11,10: whether the last digit is the check digit of those before it. */
export function isMod11And10(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/** ISO 7064 mod 97: whether a text of digits and capital letters (A is 10) gives remainder 1. */
export function isMod97(text: string): boolean {
  let rest = 0;
  for (const character of text) {
    for (const digit of String(parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** Whether a number is a VAT rate in whole basis points, 0 to 100 %. */
export function isRate(rate: number): boolean {
  return Number.isInteger(rate) && rate >= 0 && rate <= 10_000;
}

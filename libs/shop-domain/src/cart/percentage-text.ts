/** A percentage in Dutch notation: "5,5". */
export function percentageText(percentage: number | string): string {
  return String(percentage).replace('.', ',');
}

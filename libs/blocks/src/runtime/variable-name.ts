/** The name of a CSS variable, for an inline style: `var(--name)` to `--name`. */
export function variableName(variable: string): string {
  return variable.slice('var('.length, -1);
}

/** Whether the demo shop gets a year of orders: unless DEMO_YEAR is `off`. Throws an error of one sentence for another value. */
export function readDemoYear(env: Readonly<Record<string, string | undefined>>): boolean {
  const value = env['DEMO_YEAR'] || 'on';
  if (value !== 'on' && value !== 'off')
    throw new Error(`DEMO_YEAR is "${value}", maar kan alleen on of off zijn.`);
  return value === 'on';
}

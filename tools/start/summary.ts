/** The parts of the running program that the summary names. */
export interface Started {
  readonly web: { readonly storefrontUrl: string; readonly dashboardUrl: string } | undefined;
  readonly database: { readonly embedded: { readonly folder: string; readonly moved: boolean } | undefined };
  /** Undefined when the demo account does not exist. */
  readonly demoLogin: { readonly email: string; readonly password: string } | undefined;
}

/** The text after the start: the addresses, how to sign in, where the data is stored, how to stop. */
export function summary(
  { web, database, demoLogin }: Started,
  dataDir: string,
  milliseconds: number,
): string {
  const { embedded } = database;
  const rows = [
    ['Winkel', web?.storefrontUrl],
    ['Dashboard', web?.dashboardUrl],
    ['Inloggen', demoLogin && `${demoLogin.email}  wachtwoord: ${demoLogin.password}`],
    ['Gegevens', dataDir],
    ['Database', embedded ? embedded.moved && embedded.folder : 'volgens DATABASE_URL'],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  const seconds = (milliseconds / 1000).toFixed(1).replace('.', ',');
  const table = rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`);
  return [`\nEtalage draait (gestart in ${seconds} s).\n`, ...table, '\nStoppen: Ctrl-C'].join('\n');
}

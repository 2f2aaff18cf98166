interface Named {
  readonly name: string;
  readonly company: string;
  readonly email: string;
}

/** What a customer is called: the company with the person, else the person, else the e-mail address. */
export function customerName({ name, company, email }: Named): string {
  if (company === '') return name || email;
  return name === '' ? company : `${company} (${name})`;
}

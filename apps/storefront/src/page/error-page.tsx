import { nl, type TextKey } from '@etalage/texts';
import { button, container } from '@etalage/ui-kit';

/** A page for when the website itself cannot be shown: the texts of the website are not available then. */
export function ErrorPage({ status }: { status: number }) {
  const heading: TextKey = status === 429 ? 'website_error_busy_heading' : 'website_error_heading';
  const text: TextKey = status === 429 ? 'error_rate_limited' : 'website_error_text';
  return (
    <main className={container}>
      <h1>{nl[heading]}</h1>
      <p>{nl[text]}</p>
      <p>
        <a className={button.outline} href="/">
          {nl.website_error_home}
        </a>
      </p>
    </main>
  );
}

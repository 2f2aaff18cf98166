import { useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';

/** The owner's copyright line, else "© year company" (SEC-31, SEC-32). */
export function CopyrightText({ html, className }: { html: string; className: string }) {
  const t = useText();
  const { site } = usePage();
  if (html !== '') return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  const company = site.company.name || site.name;
  return (
    <p className={className}>{t('footer_copyright_default', { year: new Date().getFullYear(), company })}</p>
  );
}

import { useText } from '@etalage/ui-kit';
import { withGatedContent } from '../consent/gated-html.ts';
import { prose } from './rich-text.css.ts';

interface RichTextProps {
  /** Stored HTML, sanitised by the server at every write. */
  html: string;
  className?: string;
}

/** Text written in the rich text editor; renders nothing when it is empty. */
export function RichText({ html, className }: RichTextProps) {
  const translate = useText();
  if (html === '') return null;
  return (
    <div
      className={className ? `${prose} ${className}` : prose}
      dangerouslySetInnerHTML={{ __html: withGatedContent(html, translate) }}
    />
  );
}

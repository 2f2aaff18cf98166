import { pictureSources } from '@etalage/site-model';
import type { ReactNode } from 'react';
import { backdrop, section, withBackdrop } from './section.css.ts';
import { backdropStyle, sectionStyle, type SectionData } from './section-style.ts';

interface SectionProps {
  data: SectionData;
  as?: 'section' | 'header' | 'div';
  className?: string;
  /** Address of a background picture. */
  image?: string | undefined;
  /** Whether that picture is the first one of the page, so that it is loaded eagerly. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The outermost element of a section template, with the settings that all sections share (SEC-03). */
export function Section({
  data,
  as: Tag = 'section',
  className = '',
  image,
  isFirst = false,
  children,
}: SectionProps) {
  const names = [section, image && withBackdrop, className].filter(Boolean).join(' ');
  return (
    <Tag className={names} style={sectionStyle(data)}>
      {/* An img element: a picture in a style sheet would have one size for every screen, and would never load lazily. */}
      {image && (
        <img
          className={backdrop}
          {...pictureSources(image, '100vw')}
          alt=""
          style={backdropStyle(data)}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      )}
      {children}
    </Tag>
  );
}

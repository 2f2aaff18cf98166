import type { ReactNode } from 'react';
import { section } from './section.css.ts';
import { sectionStyle, type SectionData } from './section-style.ts';

interface SectionProps {
  data: SectionData;
  as?: 'section' | 'header' | 'div';
  className?: string;
  /** Address of a background picture. */
  image?: string;
  children: ReactNode;
}

/** The outermost element of a section template, with the settings all sections share (SEC-03). */
export function Section({ data, as: Tag = 'section', className, image, children }: SectionProps) {
  return (
    <Tag className={className ? `${section} ${className}` : section} style={sectionStyle(data, image)}>
      {children}
    </Tag>
  );
}

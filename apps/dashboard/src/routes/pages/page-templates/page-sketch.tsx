import type { Drawings } from '../../../queries/page-template-queries.ts';
import { ink as inks } from '../../../theme/thumbnail-ink.css.ts';
import * as styles from './page-templates.css.ts';
import { stackedSections } from './stacked-sections.ts';

interface Props {
  sketch: readonly string[];
  drawings: Drawings;
}

/** A small drawing of a page, section by section; decorative, beside its name. */
export function PageSketch({ sketch, drawings }: Props) {
  return (
    <svg
      className={styles.sketch}
      viewBox="0 0 96 84"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect className={inks.title} x={6} y={4} width={14} height={3} rx={1} />
      {[58, 70, 82].map((x) => (
        <rect key={x} className={inks.text} x={x} y={4.5} width={8} height={2} rx={1} />
      ))}
      {stackedSections(sketch.map((type) => drawings[type] ?? [])).map(({ ink, ...box }, index) => (
        <rect key={index} className={inks[ink]} {...box} rx={ink === 'ground' ? 0 : 1} />
      ))}
    </svg>
  );
}

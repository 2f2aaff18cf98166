import { container } from '@etalage/ui-kit';
import { PlacedMenu } from '../../menu/placed-menu.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { Section } from '../../section-frame/section.tsx';
import type { menusOne } from './menus-one.schema.ts';

/** A menu as a section of its own (TPL-23). */
export function MenusOne({ data }: BlockProps<typeof menusOne>) {
  return (
    <Section data={data}>
      <div className={container}>
        <PlacedMenu data={data} />
      </div>
    </Section>
  );
}

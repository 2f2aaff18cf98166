import type { BlockProps } from '../../runtime/block-props.ts';
import { RichText } from '../../rich-text/rich-text.tsx';
import type { paragraph } from './paragraph.schema.ts';

/** A piece of text (BLK-02). */
export function Paragraph({ data }: BlockProps<typeof paragraph>) {
  return <RichText html={data.text} />;
}

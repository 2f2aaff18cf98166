import { electronicLink, type MakerContent } from '@etalage/shop-domain';
import type { Product } from '@etalage/shop-domain/schema';
import { useText } from '@etalage/ui-kit';
import * as styles from './product-safety.css.ts';

/**
 * Who made a product and how it is used safely (art. 19 Regulation (EU) 2023/988); renders nothing where its owner said
 * neither. It is open from the start, because it must be seen before ordering.
 */
export function ProductSafety({ product }: { product: Product }) {
  const t = useText();
  const { maker, safety_text: safety } = product;
  if (!maker && safety === '') return null;
  return (
    <details className={styles.panel} open>
      <summary className={styles.summary}>{t('webshop_product_maker')}</summary>
      <div className={styles.parts}>
        {maker && <Party title={t('webshop_product_maker_name')} party={makerOf(maker)} />}
        {maker?.is_outside_eu && (
          <Party title={t('webshop_product_maker_responsible')} party={responsibleOf(maker)} />
        )}
        <Identifiers product={product} />
        {safety !== '' && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('webshop_product_safety')}</h2>
            <p className={styles.lines}>{safety}</p>
          </section>
        )}
      </div>
    </details>
  );
}

interface PartyFacts {
  readonly name: string;
  readonly postal: string;
  readonly electronic: string;
}

function makerOf({ name, postal_address, electronic_address }: MakerContent): PartyFacts {
  return { name, postal: postal_address, electronic: electronic_address };
}

function responsibleOf(maker: MakerContent): PartyFacts {
  return {
    name: maker.responsible_name,
    postal: maker.responsible_postal_address,
    electronic: maker.responsible_electronic_address,
  };
}

/** A name with its addresses; what leads nowhere is plain text. */
function Party({ title, party }: { title: string; party: PartyFacts }) {
  const link = electronicLink(party.electronic);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <address className={styles.lines}>
        <span className={styles.line}>{party.name}</span>
        <span className={styles.line}>{party.postal}</span>
        {link === '' ? party.electronic : <a href={link}>{party.electronic}</a>}
      </address>
    </section>
  );
}

/** By which numbers the product is known; those of variants stand at the choice. */
function Identifiers({ product }: { product: Product }) {
  const t = useText();
  const { article_number: number, ean } = product;
  const lines = [
    ...(number === '' ? [] : [t('webshop_product_article_number', { number })]),
    ...(ean === '' ? [] : [t('webshop_product_ean', { number: ean })]),
  ];
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('webshop_product_identifiers')}</h2>
      <p className={styles.lines}>{lines.join('\n')}</p>
    </section>
  );
}

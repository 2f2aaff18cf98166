import type { BookedPeriod } from '@etalage/shop-domain';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useQuery } from '@tanstack/react-query';
import {
  distanceSalesQuery,
  type VatFigures,
  vatFiguresQuery,
} from '../../../queries/bookkeeping-queries.ts';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { Loading } from '../../../screen/loading.tsx';
import { card, cardTitle } from '../../../screen/surface.css.ts';
import { useSession } from '../../../session/session-context.ts';
import { SheetRow } from '../booked-files.tsx';
import * as books from '../bookkeeping.css.ts';
import { DistanceMeter } from '../distance/distance-meter.tsx';
import { IcpCard } from './icp-card.tsx';
import { MissingDocuments } from './missing-documents.tsx';
import { OssCard } from './oss-card.tsx';
import { ProofsCard } from './proofs-card.tsx';
import { ReturnCard } from './return-card.tsx';

/** The figures for the VAT returns of a period. */
export function VatPeriod({ period }: { period: BookedPeriod }) {
  const t = useText();
  const { website } = useSession();
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery(
    vatFiguresQuery(website.id, period),
  );
  return (
    <div className={books.cards} aria-busy={isPlaceholderData}>
      <p className={books.period} role="status">
        {t('bookkeeping_of', { from: formatDate(period.from), until: formatDate(period.until) })}
      </p>
      {isPending && <Loading />}
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {data && <Figures figures={data} period={period} />}
      <ProofsCard />
    </div>
  );
}

function Figures({ figures, period }: { figures: VatFigures; period: BookedPeriod }) {
  const t = useText();
  return (
    <>
      <MissingDocuments missing={figures.missing} />
      <ReturnCard figures={figures} period={period} />
      <OssCard rows={figures.oss} period={period} />
      <DistanceCard />
      <IcpCard figures={figures} period={period} />
      <section className={card}>
        <h2 className={cardTitle}>{t('vat_audit')}</h2>
        <ul className={books.files}>
          <SheetRow file="vat_lines" period={period} />
        </ul>
      </section>
    </>
  );
}

/** Of years, whatever the period. */
function DistanceCard() {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(distanceSalesQuery(website.id));
  if (!data?.is_in_eu) return null;
  return (
    <section className={card}>
      <h2 className={cardTitle}>{t('vat_distance')}</h2>
      <DistanceMeter />
    </section>
  );
}

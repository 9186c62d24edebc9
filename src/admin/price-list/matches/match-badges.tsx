import { formatChange } from '#domain/money/percent.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { percentChangeTone, similarityTone } from './badge-tones.ts';

/** The price change in percent. */
export function PercentChangeBadge({ percent }: { percent: number | null }) {
  if (percent === null) return <Badge tone="quiet">Sin precio antes</Badge>;
  return (
    <Badge tone={percentChangeTone(percent)} className="whitespace-nowrap tabular-nums">
      <span className="sr-only">Variación: </span>
      {formatChange(percent)}
    </Badge>
  );
}

/** The similarity of product and line; null when paired manually, or as a line like it was. */
export function SimilarityBadge({ score, isAlike }: { score: number | null; isAlike: boolean | undefined }) {
  if (score === null) {
    return (
      <Badge tone="quiet" className="border border-line">
        {isAlike ? 'Parecida' : 'A mano'}
      </Badge>
    );
  }
  return (
    <Badge tone={similarityTone(score)} className="tabular-nums">
      <span className="sr-only">Similitud: </span>
      {Math.round(score * 100)} %
    </Badge>
  );
}

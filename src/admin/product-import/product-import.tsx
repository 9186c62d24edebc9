import type { LatestImport } from '#contract/admin/product-import/product-import.ts';
import { FileChoice } from './file-choice.tsx';
import { ImportBar } from './import-bar.tsx';
import { ImportHelp } from './import-help.tsx';
import { LatestImportPanel } from './latest-import-panel.tsx';
import { missingPictures } from './pictures/collect-pictures.ts';
import { MissingPictures } from './pictures/missing-pictures.tsx';
import { PlanPanel } from './plan-panel.tsx';
import { useProductImport } from './use-product-import.ts';

const SHEETS = '.xlsx,.xlsm,.csv,.txt,text/csv';
const PICTURES = '.zip,image/jpeg,image/png,image/webp,image/avif';

/** Adds and changes products by a spreadsheet: reads it, shows what it would do, and does it at once. */
export function ProductImport({ latest: initial }: { latest: LatestImport | null }) {
  const { step, file, files, latest, undoing, read, addPictures, importProducts, backToPlan, undo, reset } =
    useProductImport(initial);
  if (step.at === 'start' || step.at === 'reading') {
    return (
      <>
        {latest && (
          <LatestImportPanel latest={latest} isNew={latest !== initial} undoing={undoing} onUndo={() => void undo()} />
        )}
        <FileChoice
          label={step.at === 'reading' ? 'Leyendo la planilla…' : 'Elegí la planilla'}
          hint="Excel (.xlsx) o .csv, hasta 2000 productos y 10 MB."
          accept={SHEETS}
          disabled={step.at === 'reading'}
          onPick={([file]) => void read(file)}
        />
        <ImportHelp />
      </>
    );
  }
  const { plan } = step;
  if (step.at === 'incomplete') {
    return (
      <MissingPictures
        collected={step.collected}
        onRetry={() => backToPlan(plan)}
        onContinue={() => void importProducts(plan, step.collected)}
      />
    );
  }
  const pictures = missingPictures(plan.rows);
  const named = pictures.filter((source) => !/^https?:/i.test(source));
  return (
    <>
      <PlanPanel plan={plan} fileName={file?.name ?? ''}>
        {named.length > 0 && (
          <FileChoice
            label="Elegí las imágenes o un .zip con ellas"
            hint={`La planilla nombra ${named.length === 1 ? 'una imagen' : `${named.length} imágenes`}. Elegiste ${files.size}.`}
            accept={PICTURES}
            multiple
            small
            disabled={step.at !== 'plan'}
            onPick={(picked) => void addPictures(picked)}
          />
        )}
      </PlanPanel>
      <ImportBar
        step={step}
        onImport={() => void importProducts(plan)}
        onCancel={step.at === 'pictures' ? () => backToPlan(plan) : reset}
      />
    </>
  );
}

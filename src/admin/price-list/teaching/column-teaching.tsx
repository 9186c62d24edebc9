import { useState } from 'react';
import type { ListTeaching, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { WireListDrawing } from '#contract/responses/price-list.ts';
import { assignRole, type ColumnBand, type ColumnRole } from '#domain/pricing/list-columns.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { columnTitles } from './column-titles.ts';
import { ListDrawing } from './list-drawing.tsx';
import { ReadingChoice } from './reading-choice.tsx';
import { RoleChoice } from './role-choice.tsx';

type ColumnTeachingProps = {
  preview: PricePreview;
  drawing: WireListDrawing;
  teaching: ListTeaching;
  onTeach: (teaching: ListTeaching) => void;
};

const NO_BRAND = { value: '', label: 'La que dice cada renglón' };

/** The list on its pages, where the seller says what its columns are; each answer reads the list again. */
export function ColumnTeaching({ preview, drawing, teaching, onTeach }: ColumnTeachingProps) {
  const [selected, select] = useState<number>();
  const bands: readonly ColumnBand[] = teaching.bands?.length ? teaching.bands : drawing.bands;
  const titles = columnTitles(
    bands,
    drawing.pages.flatMap(({ words }) => words),
  );
  const isTaught = preview.supplier?.isTaught ?? isRead(teaching);
  const choose = (role: ColumnRole) => {
    if (selected !== undefined) onTeach({ ...teaching, bands: assignRole(bands, { index: selected, role }) });
  };
  const chooseReading = (reading: string) => onTeach({ ...teaching, bands: [], reading });
  const brands = [...new Set(preview.products.map(({ brand }) => brand))].toSorted((a, b) => a.localeCompare(b, 'es'));
  const { lines, matches } = preview;
  return (
    <>
      {preview.readings.length > 1 && <ReadingChoice readings={preview.readings} onChoose={chooseReading} />}
      <RoleChoice
        title={selected === undefined ? undefined : titles[selected]}
        role={selected === undefined ? undefined : bands[selected]?.role}
        onChoose={choose}
      />
      <ListDrawing pages={drawing.pages} {...{ bands, titles, selected }} onSelect={select} />
      <p role="status" className="text-sm text-muted">
        {`Así se leen ${lines.length} ${lines.length === 1 ? 'renglón' : 'renglones'} con precio, ${matches.length} con su producto.`}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SelectField
          label="Marca de la lista"
          value={teaching.brand ?? ''}
          onChange={({ target }) => onTeach({ ...teaching, brand: target.value })}
          options={[NO_BRAND, ...brands.map((brand) => ({ value: brand, label: brand }))]}
          className="w-full sm:w-96"
        />
        {isTaught && (
          <Button variant="ghost" onClick={() => chooseReading('')}>
            Volver a la lectura de la tienda
          </Button>
        )}
      </div>
    </>
  );
}

/** Whether the seller said how the list is read. */
function isRead({ bands = [], reading = '' }: ListTeaching): boolean {
  return bands.length > 0 || reading !== '';
}

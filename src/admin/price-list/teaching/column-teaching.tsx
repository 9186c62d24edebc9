import { useState } from 'react';
import type { ListTeaching, PricePreview } from '#contract/admin/price-list/price-preview.ts';
import type { WireListDrawing } from '#contract/responses/price-list.ts';
import { assignRole, type ColumnBand, type ColumnRole } from '#domain/pricing/list-columns.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
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
  /** Columns with which the list cannot be read yet. */
  const [unread, setUnread] = useState<readonly ColumnBand[]>();
  const current = teaching.bands?.length ? teaching.bands : drawing.bands;
  const bands: readonly ColumnBand[] = unread ?? current;
  const missing = unread && missingRole(unread, current);
  const titles = columnTitles(
    bands,
    drawing.pages.flatMap(({ words }) => words),
  );
  const isTaught = preview.supplier?.isTaught ?? isRead(teaching);
  const choose = (role: ColumnRole) => {
    if (selected === undefined) return;
    const next = assignRole(bands, { index: selected, role });
    const isReadable = missingRole(next, current) === undefined;
    // As it was read: nothing was taught.
    const isTakenBack = unread !== undefined && next.every(({ role: own }, at) => own === current[at]?.role);
    setUnread(isReadable ? undefined : next);
    if (isReadable && !isTakenBack) onTeach({ ...teaching, bands: next });
  };
  const chooseReading = (reading: string) => {
    setUnread(undefined);
    onTeach({ ...teaching, bands: [], reading });
  };
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
      {missing && <Notice tone="warning">{missingTexts[missing]}</Notice>}
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
        {(isTaught || unread) && (
          <Button variant="ghost" onClick={() => chooseReading('')}>
            Volver a la lectura de la tienda
          </Button>
        )}
      </div>
    </>
  );
}

const missingTexts = {
  name: 'Falta decir qué columna es el nombre: hasta entonces la lista se lee como antes.',
  price: 'Falta decir qué columna es el precio: hasta entonces la lista se lee como antes.',
};

/** The role that the list cannot be read without, of those that some column had. */
function missingRole(
  bands: readonly ColumnBand[],
  before: readonly ColumnBand[],
): keyof typeof missingTexts | undefined {
  const roles = ['name', 'price'] as const;
  return roles.find((role) => before.some((band) => band.role === role) && !bands.some((band) => band.role === role));
}

/** Whether the seller said how the list is read. */
function isRead({ bands = [], reading = '' }: ListTeaching): boolean {
  return bands.length > 0 || reading !== '';
}

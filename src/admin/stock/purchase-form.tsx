import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { containsEveryWord, quickSearchWords } from '#domain/search/quick-search.ts';
import { type FlavorStock, levelKey } from '#domain/stock/restock.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FormFields } from '../form/form-fields.tsx';
import { lineErrors } from '../form/line-errors.ts';
import { useUnloadWarning } from '../form/use-unsaved-changes-guard.ts';
import { toastError } from '../ui/toasts.tsx';
import { LevelRow } from './level-row.tsx';
import { parseUnits, type UnitCounts, WRONG_UNITS } from './unit-counts.ts';
import { usePurchase } from './use-purchase.ts';

/** More products than this are found by a longer name. */
const MAX_SHOWN = 60;

/** Units that came, of many flavors at once. What is typed is kept in the tab until it has been entered. */
export function PurchaseForm({ levels }: { levels: readonly FlavorStock[] }) {
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const { counts: typed, note, sent, saving, notice, ...purchase } = usePurchase();
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const words = quickSearchWords(text);
  const unitsOf = (level: FlavorStock) => typed[levelKey(level)] ?? '';
  const entered = levels.filter((level) => unitsOf(level).trim() !== '' && parseUnits(unitsOf(level)) !== 0);
  const units = entered.reduce((sum, level) => sum + (parseUnits(unitsOf(level)) ?? 0), 0);
  // A field that is being emptied stays.
  const touched = levels.filter((level) => levelKey(level) in typed);
  const found =
    words.length === 0
      ? []
      : levels.filter((level) => containsEveryWord(`${level.name} ${level.flavor ?? ''} ${level.brand}`, words));

  // Closing the tab forgets them.
  useUnloadWarning(entered.length > 0 || note.trim() !== '');

  function type(counts: UnitCounts) {
    setRefused({});
    purchase.type({ counts });
  }

  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const lines = entered.map((level) => {
      return { productId: level.productId, flavor: level.flavor, quantity: parseUnits(unitsOf(level)) };
    });
    const whole = lines.flatMap(({ quantity, ...line }) => (quantity === undefined ? [] : [{ ...line, quantity }]));
    if (whole.length < lines.length) {
      toastError(WRONG_UNITS);
      return showWrong(form, {});
    }
    const result = await purchase.enter({ lines: whole, note: note.trim() });
    if (result.ok) {
      setRefused({});
      setText('');
      return revalidate();
    }
    const errors = lineErrors(result.error, entered.map(levelKey));
    if (Object.keys(errors).length > 0) showWrong(form, errors);
  }

  /** Shows the errors and moves the focus to the first wrong line, which a search may have hidden. */
  function showWrong(form: HTMLFormElement, errors: Readonly<Record<string, string>>) {
    flushSync(() => {
      setRefused(errors);
      setText('');
    });
    const field = form.querySelector('[aria-invalid]');
    if (field instanceof HTMLElement) field.focus();
  }

  const row = (level: FlavorStock) => (
    <LevelRow
      key={levelKey(level)}
      level={level}
      units={unitsOf(level)}
      error={refused[levelKey(level)]}
      onChange={(count) => type({ ...typed, [levelKey(level)]: count })}
    >
      {level.brand} · {level.stock === 1 ? 'queda 1' : `quedan ${level.stock}`}
    </LevelRow>
  );

  return (
    <form aria-label="Mercadería que llegó" noValidate onSubmit={enter} className="flex max-w-4xl flex-col gap-4">
      <FormFields saving={saving} className="flex flex-col gap-4">
        <TextField
          label="Producto"
          type="search"
          maxLength={60}
          autoComplete="off"
          placeholder="Buscá lo que llegó"
          hint="Con un número negativo corregís lo que ingresaste de más."
          value={text}
          // The button enters the goods; Enter here only goes on typing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {words.length > 0 && (
          <section aria-label="Productos encontrados" className="rounded-lg border border-line bg-white">
            <ul className="first:*:border-0">{found.slice(0, MAX_SHOWN).map(row)}</ul>
            {found.length === 0 && <p className="px-4 py-3 text-muted">No hay productos con ese nombre.</p>}
            {found.length > MAX_SHOWN && (
              <p className="border-t border-line px-4 py-3 text-sm text-muted">
                Hay {found.length - MAX_SHOWN} más: escribí más letras.
              </p>
            )}
          </section>
        )}
        {words.length === 0 && touched.length > 0 && (
          <section aria-label="Lo que se ingresa" className="rounded-lg border border-line bg-white">
            <ul className="first:*:border-0">{touched.map(row)}</ul>
          </section>
        )}
        <TextField
          label="Nota"
          maxLength={60}
          placeholder="Proveedor, remito"
          value={note}
          onChange={({ currentTarget }) => purchase.type({ note: currentTarget.value })}
        />
      </FormFields>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-white py-3">
        {notice && (
          <Notice tone={notice.tone} className="w-full">
            {notice.text}
          </Notice>
        )}
        {sent.length > 0 && !saving && !notice && (
          <Notice tone="warning" className="w-full">
            Lo último que mandaste pudo haberse ingresado: si es lo mismo, no se carga dos veces.
            <button type="button" className="block min-h-11 underline underline-offset-4" onClick={purchase.forgetSent}>
              Es otra mercadería
            </button>
          </Notice>
        )}
        <p role="status" className="font-semibold tabular-nums">
          {units === 1 ? 'Una unidad' : `${units} unidades`} de{' '}
          {entered.length === 1 ? 'un producto' : `${entered.length} productos`}
        </p>
        <Button type="submit" loading={saving} disabled={entered.length === 0}>
          Ingresar
        </Button>
      </div>
    </form>
  );
}

import { templateSheetColumns } from '#domain/product-import/sheet-columns.ts';
import { Button } from '#ui/button/button.tsx';
import { rowExport } from '../export/row-export.ts';
import { saveFile } from '../export/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { toastError } from '../ui/toasts.tsx';

const template = rowExport<never, never>({
  name: 'plantilla-productos',
  sheet: 'Productos',
  columns: templateSheetColumns,
  toLines: () => [],
});

const COLUMNS: readonly (readonly [string, string])[] = [
  ['Nombre', 'Obligatorio. Si la tienda ya tiene un producto con ese nombre, se cambia ese.'],
  ['Id', 'El de un producto que ya está. Sirve para cambiarle el nombre.'],
  ['Precio, Costo, Precio USD', 'Con coma o punto: 18.500,50.'],
  ['Marca, Categoría', 'Las que la tienda no tiene se crean.'],
  ['Tipo de categoría', 'De una categoría nueva: Suplementos, Accesorios o Combos.'],
  ['Sabores', 'Uno por renglón con sus unidades: «Vainilla: 3».'],
  ['Imágenes', 'Una por renglón: su dirección de internet, o el nombre del archivo si las subís aparte.'],
  ['Activo', 'Si o No. Lo que dice No no se ve en la tienda.'],
];

/** A template to fill in, and what its columns mean. */
export function ImportHelp() {
  async function download() {
    try {
      saveFile('plantilla-productos.xlsx', await template.write([], 'xlsx'));
    } catch {
      toastError('No se pudo preparar la plantilla. Probá de nuevo.');
    }
  }
  return (
    <section aria-label="Cómo preparar la planilla" className="flex flex-col items-start gap-3">
      <p className="max-w-prose">
        Para cambiar lo que ya tenés, exportá la lista desde «Productos», cambiala y volvé a subirla. Una celda vacía
        deja el dato como está, y lo que la planilla tiene oculto no se importa.
      </p>
      <Button variant="ghost" size="sm" onClick={() => void download()}>
        <DownloadIcon className="size-4.5" />
        Bajar una plantilla vacía
      </Button>
      <details className="w-full max-w-prose">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          Qué se escribe en cada columna
        </summary>
        <dl className="mt-1 grid grid-cols-1 gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
          {COLUMNS.map(([header, meaning]) => (
            <div key={header} className="contents">
              <dt className="font-semibold">{header}</dt>
              <dd className="text-muted max-sm:mb-1.5">{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

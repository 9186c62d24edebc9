import { Menu } from '@base-ui/react/menu';
import { useState } from 'react';
import { buttonClass } from '#ui/button/button-class.ts';
import { iconButtonClass } from '#ui/button/icon-button.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { ListData } from '../crud/load-list.ts';
import type { ListItem } from '../table/column.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { toastError } from '../ui/toasts.tsx';
import { fetchAllRows } from './all-rows.ts';
import { exportFileName, type FileFormat, type RowExport } from './row-export.ts';
import { saveFile } from './save-file.ts';

type ExportMenuProps<Row extends ListItem> = {
  file: RowExport<Row>;
  /** How the list is loaded; with all its rows, `rows` are written. */
  data: Pick<ListData<Row>, 'fetchPage'>;
  rows: readonly Row[];
  /** Only an icon, on phones. */
  small: boolean;
};

const formats: { format: FileFormat; label: string }[] = [
  { format: 'xlsx', label: 'Excel (.xlsx)' },
  { format: 'csv', label: 'Texto (.csv)' },
];

/** Saves the rows of a list as a file. */
export function ExportMenu<Row extends ListItem>({ file, data: { fetchPage }, rows, small }: ExportMenuProps<Row>) {
  const [exporting, setExporting] = useState(false);

  async function save(format: FileFormat) {
    if (exporting) return;
    setExporting(true);
    try {
      const content = await file.write(fetchPage ? await fetchAllRows(fetchPage) : rows, format);
      saveFile(exportFileName(file.name, { format, now: Date.now() }), content);
    } catch {
      // The client has logged the cause.
      toastError('Hubo un error al exportar la lista. Probá de nuevo.');
    } finally {
      setExporting(false);
    }
  }

  const icon = exporting ? <Spinner size="sm" /> : <DownloadIcon className={small ? 'size-6' : 'size-4.5'} />;
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        aria-label="Exportar"
        aria-busy={exporting || undefined}
        className={small ? iconButtonClass('plain') : buttonClass({ variant: 'ghost', size: 'sm' })}
      >
        {icon}
        {!small && 'Exportar'}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={2} className="z-50 outline-none">
          <Menu.Popup className="min-w-44 rounded-lg border border-line bg-white py-1.5 shadow-pop outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {formats.map(({ format, label }) => (
              <Menu.Item
                key={format}
                onClick={() => void save(format)}
                className="flex min-h-12 cursor-pointer items-center px-4 font-semibold outline-none select-none data-highlighted:bg-ground"
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

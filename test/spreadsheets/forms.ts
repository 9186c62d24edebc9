import type { ListForm } from './prices.ts';
import { textForms } from './text-forms.ts';
import { workbookForms } from './workbook-forms.ts';

/** The same prices in all forms but PDF. */
export const spreadsheetForms: ListForm[] = [...workbookForms, ...textForms];

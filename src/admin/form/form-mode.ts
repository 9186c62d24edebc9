import { createContext, use } from 'react';
import type { Mode } from '../crud/list-state.ts';

export type FormMode = Exclude<Mode, 'L'>;

type FormContextValue = {
  mode: FormMode;
  /** Called while images are being uploaded; the form cannot be saved meanwhile. */
  setUploading: (uploading: boolean) => void;
};

export const FormModeContext = createContext<FormContextValue>({ mode: 'C', setUploading: () => {} });

/** The mode of the surrounding form; in C all fields are disabled. */
export const useFormMode = (): FormContextValue => use(FormModeContext);

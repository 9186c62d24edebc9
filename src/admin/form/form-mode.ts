import { createContext, use } from 'react';
import type { Mode } from '../crud/list-state.ts';

export type FormMode = Exclude<Mode, 'L'>;

type FormContextValue = {
  mode: FormMode;
  /** Whether pictures are on their way: the form waits for them. */
  setUploading: (sending: boolean) => void;
};

export const FormModeContext = createContext<FormContextValue>({ mode: 'C', setUploading: () => {} });

/** The mode of the form around; in C all fields are disabled. */
export const useFormMode = (): FormContextValue => use(FormModeContext);

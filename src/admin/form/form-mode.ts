import { createContext, use } from 'react';
import type { Mode } from '../crud/list-state.ts';

export type FormMode = Exclude<Mode, 'L'>;

type Value = {
  mode: FormMode;
  /** Whether pictures are on their way: the form waits for them. */
  setSending: (sending: boolean) => void;
};

export const FormModeContext = createContext<Value>({ mode: 'C', setSending: () => {} });

/** The mode of the form around; in C all fields are disabled. */
export const useFormMode = (): Value => use(FormModeContext);

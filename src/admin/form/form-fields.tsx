import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lockFields } from './lock-fields.ts';

type FormFieldsProps = { saving: boolean; className?: string; children: ReactNode };

/** The fields of a form: while it is being saved they cannot be edited, so that nothing is typed that is not saved. */
export function FormFields({ saving, className, children }: FormFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  // A layout effect, because the next key may follow immediately.
  useLayoutEffect(() => {
    if (saving && fields.current) return lockFields(fields.current);
  }, [saving]);
  return (
    <div ref={fields} className={classNames(saving && 'cursor-progress [&_select]:pointer-events-none', className)}>
      {children}
      <p role="status" className="sr-only">
        {saving && 'Guardando. Mientras tanto no se puede escribir.'}
      </p>
    </div>
  );
}

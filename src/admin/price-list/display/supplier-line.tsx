import { FileTextIcon } from '../../ui/icons.tsx';

/** A line of the supplier's list. */
export function SupplierLine({ text }: { text: string }) {
  return (
    <p className="flex items-start gap-1.5 text-sm break-words text-muted">
      <FileTextIcon className="mt-0.5 size-4 shrink-0" />
      <span className="sr-only">En la lista: </span>
      <span className="min-w-0">{text}</span>
    </p>
  );
}

import { classNames } from '../class-names.ts';
import { LoaderCircleIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

const sizes = { sm: 'size-5', md: 'size-8', lg: 'size-12' };

/** A spinner in the current text colour, with the hidden text 'Cargando...'. */
export function Spinner({ size = 'md', className }: { size?: keyof typeof sizes; className?: string }) {
  return (
    <span role="status" className={classNames('inline-flex', className)}>
      <LoaderCircleIcon className={classNames(sizes[size], 'animate-spin')} strokeWidth={2.5} />
      <VisuallyHidden>Cargando...</VisuallyHidden>
    </span>
  );
}

import { classNames } from '../class-names.ts';

const variants = {
  primary: 'bg-accent text-white hover:bg-accent-deep active:bg-accent-deep',
  secondary: 'bg-ink text-white hover:bg-ink-soft active:bg-ink-line',
  ghost: 'border-2 border-ink bg-transparent text-ink hover:bg-ink hover:text-white',
  light: 'bg-white text-ink hover:bg-ground',
  link: 'min-w-11 text-ink underline decoration-2 underline-offset-4 hover:text-accent',
};

const sizes = {
  sm: 'min-h-11 px-4 text-sm md:min-h-10',
  md: 'min-h-12 px-6 text-base',
  lg: 'min-h-14 px-8 text-lg max-[17rem]:px-3',
};

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  /** Full width. */
  wide?: boolean | undefined;
  className?: string | undefined;
};

const base =
  'relative inline-flex items-center justify-center gap-2.5 rounded-md font-bold leading-tight text-center select-none ' +
  'transition-colors aria-disabled:cursor-not-allowed disabled:cursor-not-allowed';

/** The classes of buttons and of links that look like buttons. */
export function buttonClass({ variant = 'primary', size = 'md', wide = false, className }: ButtonStyle): string {
  const padding = variant === 'link' ? 'min-h-11 px-1' : sizes[size];
  return classNames(base, variants[variant], padding, wide && 'w-full', className);
}

export const navLinkClass =
  'relative inline-flex min-h-12 items-center text-sm font-semibold whitespace-nowrap text-white/85 transition-colors hover:text-white ' +
  'after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:origin-left after:scale-x-0 after:bg-accent-bright after:transition-transform hover:after:scale-x-100 ' +
  'aria-[current=page]:text-white aria-[current=page]:after:scale-x-100 group-has-[a:hover]/nav:not-hover:after:scale-x-0';

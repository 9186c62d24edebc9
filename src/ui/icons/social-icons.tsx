import type { ComponentProps } from 'react';
import { BrandIcon } from './brand-icons.tsx';

export function InstagramIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path
        fillRule="evenodd"
        d="M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2Zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4h-9Zm9.75 1.5a1.25 1.25 0 1 1 0 2.5 1.25 1.25 0 0 1 0-2.5ZM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
      />
    </BrandIcon>
  );
}

export function FacebookIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M13.5 22v-8.2h2.76l.42-3.2H13.5V8.55c0-.93.26-1.56 1.59-1.56h1.7V4.12A22.8 22.8 0 0 0 14.31 4c-2.45 0-4.13 1.5-4.13 4.24v2.36H7.4v3.2h2.78V22h3.32Z" />
    </BrandIcon>
  );
}

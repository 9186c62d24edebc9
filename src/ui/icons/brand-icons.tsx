import type { ComponentProps } from 'react';

function BrandIcon({ children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...rest}>
      {children}
    </svg>
  );
}

export function WhatsAppIcon(props: ComponentProps<'svg'>) {
  return (
    <BrandIcon {...props}>
      <path d="M12.04 2a9.9 9.9 0 0 0-8.56 14.9L2 22l5.25-1.43A9.93 9.93 0 1 0 12.04 2Zm0 18.12c-1.5 0-2.96-.4-4.23-1.16l-.3-.18-3.12.85.85-3.03-.2-.31a8.2 8.2 0 1 1 7 3.83Zm4.53-6.16c-.25-.12-1.47-.72-1.7-.8-.22-.09-.39-.13-.55.12-.17.25-.64.8-.79.97-.14.17-.29.19-.54.06a6.8 6.8 0 0 1-2-1.24 7.5 7.5 0 0 1-1.4-1.73c-.14-.25 0-.38.12-.5l.37-.44c.12-.15.16-.25.25-.42.08-.17.04-.31-.02-.44-.07-.12-.56-1.35-.77-1.85-.2-.48-.4-.42-.55-.43h-.48a.9.9 0 0 0-.66.31c-.23.25-.87.85-.87 2.07 0 1.23.89 2.41 1.01 2.58.13.17 1.76 2.68 4.26 3.76.6.25 1.06.41 1.42.52.6.2 1.14.17 1.57.1.48-.07 1.47-.6 1.68-1.18.2-.58.2-1.07.14-1.18-.06-.1-.22-.16-.47-.28Z" />
    </BrandIcon>
  );
}

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

import { SHOP_NAME } from '#domain/business/shop-name.ts';

/** The logo, a loaded barbell seen from the front, and the name of the shop. */
export function LogoMark() {
  return (
    <>
      <svg viewBox="0 0 36 32" className="h-7 w-8 shrink-0 md:h-8 md:w-9" aria-hidden="true">
        <path className="fill-accent-bright" d="M6 3h5v26H6zM25 3h5v26h-5z" />
        <path fill="currentColor" d="M0 9h4v14H0zM13 13h10v6H13zM32 9h4v14h-4z" />
      </svg>
      <span className="title text-lg uppercase max-[17rem]:sr-only md:text-xl">{SHOP_NAME}</span>
    </>
  );
}

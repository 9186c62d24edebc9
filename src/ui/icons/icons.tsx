import type { ComponentProps } from 'react';

type IconProps = ComponentProps<'svg'>;

function Icon({ shape, ...rest }: IconProps & { shape: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={shape} />
    </svg>
  );
}

/**
 * The shapes are those of Lucide (ISC licence, https://lucide.dev), each as one path: the machinery of its package
 * weighs more than all the icons of the shop.
 */
export const createIcon = (shape: string) => (props: IconProps) => <Icon shape={shape} {...props} />;

export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M12 19l-7-7 7-7M19 12H5');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5l7 7-7 7');
export const BanknoteIcon = /* @__PURE__ */ createIcon(
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 12h.01M18 12h.01',
);
export const CheckIcon = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5');
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6 6-6');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M15 18l-6-6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 18l6-6-6-6');
export const CircleAlertIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16',
);
export const CircleCheckIcon = /* @__PURE__ */ createIcon(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const ExpandIcon = /* @__PURE__ */ createIcon(
  'M15 15l6 6M15 9l6-6M21 16v5h-5M21 8V3h-5M3 16v5h5M3 21l6-6M3 8V3h5M9 9 3 3',
);
export const InfoIcon = /* @__PURE__ */ createIcon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01');
export const LoaderCircleIcon = /* @__PURE__ */ createIcon('M21 12a9 9 0 1 1-6.219-8.56');
export const MailIcon = /* @__PURE__ */ createIcon(
  'M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
);
export const MapPinIcon = /* @__PURE__ */ createIcon(
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
);
export const MenuIcon = /* @__PURE__ */ createIcon('M4 5h16M4 12h16M4 19h16');
export const MinusIcon = /* @__PURE__ */ createIcon('M5 12h14');
export const PauseIcon = /* @__PURE__ */ createIcon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
);
export const PlayIcon = /* @__PURE__ */ createIcon(
  'M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z',
);
export const PlusIcon = /* @__PURE__ */ createIcon('M5 12h14M12 5v14');
export const RefreshCwIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
);
export const SearchIcon = /* @__PURE__ */ createIcon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0');
export const ShoppingBagIcon = /* @__PURE__ */ createIcon(
  'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
);
export const ShoppingCartIcon = /* @__PURE__ */ createIcon(
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
export const SlidersHorizontalIcon = /* @__PURE__ */ createIcon(
  'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
);
export const Trash2Icon = /* @__PURE__ */ createIcon(
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const TriangleAlertIcon = /* @__PURE__ */ createIcon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const TruckIcon = /* @__PURE__ */ createIcon(
  'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2M15 18H9M19 18h2a1 1 0 0 0 1-1v-3.65a1 1 0 0 0-.22-.624l-3.48-4.35A1 1 0 0 0 17.52 8H14M15 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M5 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
);
export const WalletIcon = /* @__PURE__ */ createIcon(
  'M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4',
);
export const XIcon = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12');

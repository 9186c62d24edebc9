import type { Business } from '#contract/shop/business.ts';

export type Branch = {
  name: string;
  town: string;
  address: string;
  /** Digits with country code. */
  phone: string;
  hours: string;
  pickup: string;
  /** Address of a map that may stand in a frame. */
  map: string;
};

const PROVINCE = 'Córdoba';

/** The branches of the seller, as far as their addresses are filled in. */
export function listBranches(business: Business): Branch[] {
  const { whatsappPhone } = business;
  return [
    {
      name: 'Local Oncativo',
      town: 'Oncativo',
      address: business.pickupPlace1,
      phone: business.branch1Phone || whatsappPhone,
      hours: business.branch1Hours,
      pickup: 'Retirás tu pedido en el mostrador, sin costo. Te avisamos por WhatsApp cuando está listo.',
      map: business.branch1Map,
    },
    {
      name: 'Drugstore Oncativo',
      town: 'Oncativo',
      address: business.pickupPlace2,
      phone: business.branch2Phone || whatsappPhone,
      hours: business.branch2Hours,
      pickup: 'Punto de retiro sin costo. Confirmá por WhatsApp que tu pedido ya llegó antes de pasar.',
      map: business.branch2Map,
    },
    {
      name: 'Sucursal Córdoba',
      town: 'Córdoba',
      address: business.pickupPlace3,
      phone: business.branch3Phone || whatsappPhone,
      hours: business.branch3Hours,
      pickup: 'Retiro sin costo. Coordinamos el día y la hora por WhatsApp.',
      map: business.branch3Map,
    },
  ]
    .filter(({ address }) => address.trim() !== '')
    .map((branch) => ({ ...branch, map: branch.map || mapSearchUrl(branch) }));
}

type BranchAddress = Pick<Branch, 'address' | 'town'>;

/** A map of whatever is found at the address. */
function mapSearchUrl(place: BranchAddress): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(mapQuery(place))}&output=embed`;
}

/** Opens the way there in the shopper's own maps. */
export function directionsUrl(place: BranchAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(place))}`;
}

function mapQuery({ address, town }: BranchAddress): string {
  return `${address}, ${townAndProvince(town)}, Argentina`;
}

/** The province's capital has the same name as the province. */
export function townAndProvince(town: string): string {
  return town === PROVINCE ? town : `${town}, ${PROVINCE}`;
}

/** A store of schema.org for each branch. */
export function branchJsonLd({ name, town, address, phone }: Branch, origin: string) {
  return {
    '@type': 'Store',
    name,
    url: `${origin}/sucursales`,
    image: `${origin}/compartir.jpg`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: town,
      addressRegion: PROVINCE,
      addressCountry: 'AR',
    },
    ...(phone && { telephone: `+${phone}` }),
  };
}

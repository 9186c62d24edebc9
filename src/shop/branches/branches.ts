import type { Business } from '#contract/shop/business.ts';

export type Branch = {
  name: string;
  town: string;
  address: string;
  /** Digits, with country code. */
  phone: string;
  hours: string;
  pickup: string;
  /** URL of a map for an iframe. */
  map: string;
};

const PROVINCE = 'Córdoba';

/** The branches whose address is filled in. */
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

/** URL of a map that searches the address. */
function mapSearchUrl(branch: BranchAddress): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(mapQuery(branch))}&output=embed`;
}

/** URL that opens the address in the shopper's map app. */
export function directionsUrl(branch: BranchAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(branch))}`;
}

function mapQuery({ address, town }: BranchAddress): string {
  return `${address}, ${townAndProvince(town)}, Argentina`;
}

/** Town and province; the capital, which has the name of the province, only once. */
export function townAndProvince(town: string): string {
  return town === PROVINCE ? town : `${town}, ${PROVINCE}`;
}

/** A branch as a schema.org Store. */
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

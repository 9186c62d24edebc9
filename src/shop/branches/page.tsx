import type { ReactNode } from 'react';
import { whatsAppLink } from '#domain/business/whatsapp-link.ts';
import { WhatsAppIcon } from '#ui/icons/brand-icons.tsx';
import { PageHeader } from '../info/page-header.tsx';
import { JsonLd } from '../seo/json-ld.tsx';
import { PageMeta } from '../seo/page-meta.tsx';
import { serializeJsonLd } from '../seo/structured-data.ts';
import { useBusiness, useOrigin } from '../site-data/use-site-data.ts';
import { BranchMap } from './branch-map.tsx';
import { type Branch, branchJsonLd, listBranches, townAndProvince } from './branches.ts';

export default function Branches() {
  const business = useBusiness();
  const origin = useOrigin();
  const branches = listBranches(business);
  return (
    <>
      <PageMeta
        title="Sucursales"
        description="Retirá tu pedido sin costo en Oncativo o en Córdoba: direcciones, horarios y WhatsApp de cada sucursal."
      />
      <PageHeader title="Sucursales">Retirá tu pedido sin costo, o pasá a conocernos.</PageHeader>
      <ul className="page-column flex flex-col gap-8 pb-16 md:pb-24">
        {branches.map((branch) => (
          <li
            key={branch.name}
            className="grid grid-cols-1 overflow-hidden rounded-lg border border-line lg:grid-cols-2"
          >
            <BranchText branch={branch} />
            <BranchMap branch={branch} />
            <JsonLd text={import.meta.env.SSR ? serializeJsonLd(branchJsonLd(branch, origin)) : ''} />
          </li>
        ))}
      </ul>
    </>
  );
}

function BranchText({ branch: { name, town, address, phone, hours, pickup } }: { branch: Branch }) {
  return (
    <div className="p-6 md:p-9">
      <h2 className="text-2xl">{name}</h2>
      <dl className="mt-6 grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Fact name="Dirección">
          {address}
          <span className="block text-muted">{townAndProvince(town)}</span>
        </Fact>
        {hours && <Fact name="Horario">{hours}</Fact>}
        {phone && (
          <Fact name="WhatsApp">
            <a
              href={whatsAppLink({ phone, text: `Hola! Tengo una consulta sobre ${name}.` })}
              className="-my-2 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:text-accent"
            >
              <WhatsAppIcon className="size-5 shrink-0 text-chat" />+{phone}
            </a>
          </Fact>
        )}
        <Fact name="Retiro">{pickup}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="text-sm font-semibold text-muted sm:pt-0.5">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

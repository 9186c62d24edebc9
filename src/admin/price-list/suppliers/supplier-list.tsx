import { useEffect, useState } from 'react';
import type { SupplierRow } from '#contract/admin/suppliers.ts';
import { adminClient } from '../../session/admin-client.ts';
import { SupplierItem } from './supplier-item.tsx';

/** The suppliers whose lists are recognised, to rename and forget; nothing while there are none. */
export function SupplierList() {
  const [suppliers, setSuppliers] = useState<readonly SupplierRow[]>([]);
  const load = () =>
    adminClient.suppliers.list().then(setSuppliers, () => {
      // The lists are read without it.
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
  useEffect(() => void load(), []);
  if (suppliers.length === 0) return null;
  return (
    <section aria-labelledby="proveedores" className="flex flex-col gap-3">
      <h2 id="proveedores" className="text-xl">
        Proveedores
      </h2>
      <p className="text-sm text-muted">Sus listas se reconocen y se leen como la última que confirmaste.</p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-white">
        {suppliers.map((supplier) => (
          <SupplierItem key={supplier.id} supplier={supplier} onChanged={() => void load()} />
        ))}
      </ul>
    </section>
  );
}

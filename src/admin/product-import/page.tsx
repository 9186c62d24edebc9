import { adminClient } from '../session/admin-client.ts';
import { AdminPage } from '../ui/admin-page.tsx';
import type { Route } from './+types/page';
import { ProductImport } from './product-import.tsx';

/** Without a response nothing can be undone, but imported. */
export async function clientLoader() {
  return { latest: await adminClient.productImport.latest().catch(() => null) };
}

export const shouldRevalidate = () => false;

export default function ImportPage({ loaderData: { latest } }: Route.ComponentProps) {
  return (
    <AdminPage title="Importar productos">
      <ProductImport latest={latest} />
    </AdminPage>
  );
}

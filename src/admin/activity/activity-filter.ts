import type { AuditRequest } from '#contract/admin/audit.ts';
import type { AuditedEntity } from '#domain/audit/audit-entry.ts';

/** The parameters of the page, with the names of the API. */
const PARAMETERS = ['who', 'what', 'from', 'until', 'request'] as const;

export type ActivityFilter = Omit<AuditRequest, 'after'>;

export function parseActivityFilter(search: string): ActivityFilter {
  const query = new URLSearchParams(search);
  return Object.fromEntries(PARAMETERS.map((name) => [name, query.get(name) || undefined]));
}

/** '' or '?who=…', without empty parameters. */
export function formatActivityFilter(filter: ActivityFilter): string {
  const set = PARAMETERS.flatMap((name) => (filter[name] ? [[name, filter[name]]] : []));
  return set.length === 0 ? '' : `?${new URLSearchParams(set)}`;
}

export const entityLabels: Readonly<Record<AuditedEntity, string>> = {
  product: 'Productos y precios',
  sale: 'Ventas',
  order: 'Pedidos',
  brand: 'Marcas',
  category: 'Categorías',
  constant: 'Configuración',
  'price-list': 'Listas en PDF',
  upload: 'Archivos subidos',
  message: 'Mensajes',
  access: 'Inicios de sesión',
  refusal: 'Intentos rechazados',
};

import type { Generated, GeneratedAlways } from 'kysely';

/** The tables of both databases. Money in centavos, dates in epoch milliseconds, JSON as text. */
export type Tables = {
  brands: BrandsTable;
  category_types: CategoryTypesTable;
  categories: CategoriesTable;
  products: ProductsTable;
  flavors: FlavorsTable;
  orders: OrdersTable;
  sales: SalesTable;
  constants: ConstantsTable;
  contact_messages: ContactMessagesTable;
  images: ImagesTable;
  catalogue_version: CatalogueVersionTable;
  product_changes: ProductChangesTable;
  secrets: { name: string; value: string };
  receipts: ReceiptsTable;
  price_list_steps: PriceListStepsTable;
  suppliers: SuppliersTable;
  remembered_pairs: RememberedPairsTable;
  stock_movements: StockMovementsTable;
  product_imports: { administrator_id: string; id: string; content: string; created_at: number };
  audit_entries: AuditEntriesTable;
  product_addresses: ProductAddressesTable;
  sign_in_attempts: { key: string; began_at: number; count: number };
  known_sign_ins: { key: string; at: number };
  /** In seconds. */
  ended_sessions: { account_id: string; signed_in_at: number };
};

/** 1 for a new row, raised by every write. */
type RowVersion = Generated<number>;

type BrandsTable = {
  id: Generated<number>;
  name: string;
  link: string;
  image: string;
  deactivated_at: number | null;
  version: RowVersion;
};

type CategoryTypesTable = { id: Generated<number>; name: string; link: string };

type CategoriesTable = {
  id: Generated<number>;
  name: string;
  link: string;
  category_type_id: number;
  deactivated_at: number | null;
  version: RowVersion;
};

type ProductsTable = {
  id: Generated<number>;
  name: string;
  key: string;
  plain_key: string;
  name_sort: string;
  search_text: string;
  price: number;
  final_price: number;
  price_usd: number | null;
  /** What the seller pays; never public. */
  cost: number | null;
  /** Units that the seller wants to have at least; null for the shop's setting. */
  lowest_stock: number | null;
  /** Basis points. */
  discount: number;
  /** Sum of the flavors' quantities when there are flavors. */
  amount: number;
  /** JSON of ProductImage[]. */
  images: string;
  description: string;
  brand_id: number;
  category_id: number;
  /** Copied from the category by the foreign key, so that lists of a type have an index. */
  category_type_id: number;
  created_at: number;
  modified_at: number;
  deactivated_at: number | null;
  /** When the price changed last or was confirmed. */
  priced_at: number;
  version: RowVersion;
  /** The negated amount, final price, discount and date, so that descending orders sort with ascending ids. */
  stock_rank: GeneratedAlways<number>;
  price_rank: GeneratedAlways<number>;
  discount_rank: GeneratedAlways<number>;
  created_rank: GeneratedAlways<number>;
  /** A copy of the id: SQLite seeks a cursor in an index of (key, place), but not of (key, id). */
  place: GeneratedAlways<number>;
};

type FlavorsTable = { product_id: number; position: number; name: string; name_key: string; quantity: number };

type OrdersTable = {
  id: Generated<number>;
  client_name: string;
  payment_method: string;
  shipping_method: string;
  address: string;
  reference: string;
  discount: number;
  shipping: number;
  /** Hash of the message that the order came by; empty for none. */
  fingerprint: string;
  entered_at: number;
  delivered_at: number | null;
  version: RowVersion;
};

type SalesTable = {
  id: Generated<number>;
  /** The order that the sale is a line of. */
  order_id: number | null;
  product_id: number | null;
  product_name: string;
  /** The product's name, normalised for searches. */
  search_text: string;
  variant: string | null;
  quantity: number;
  total: number;
  client_name: string;
  payment_method: string;
  shipping_method: string;
  sold_at: number;
  paid: number;
  image: string;
  /** JSON of the product when it was sold. */
  product: string;
  /** What one unit cost when it was sold. */
  unit_cost: number | null;
  version: RowVersion;
};

/** `flavor` is null for a product without flavors; `stock` is what there was after the change. */
type StockMovementsTable = {
  id: Generated<number>;
  product_id: number;
  flavor: string | null;
  change: number;
  stock: number;
  reason: string;
  note: string;
  administrator: string | null;
  at: number;
};

type ConstantsTable = {
  id: Generated<number>;
  name: string;
  nombre: string;
  value: string;
  version: RowVersion;
  changed_at: number | null;
};

type ContactMessagesTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  created_at: number;
  read_at: number | null;
};

type ImagesTable = { hash: string; width: number; height: number; thumbhash: string | null; created_at: number };

type CatalogueVersionTable = { id: number; version: number };

/** The version of the catalogue that a product changed in last; deleted products too. Triggers write it. */
type ProductChangesTable = { product_id: number; version: number };

/** `answer` is the JSON of the write's result. */
type ReceiptsTable = { administrator_id: string; key: string; request: string; answer: string; created_at: number };

/** `content` is the JSON of a preview or an update; one of each per administrator. */
type PriceListStepsTable = {
  administrator_id: string;
  kind: 'preview' | 'update';
  id: string;
  content: string;
  created_at: number;
};

type SuppliersTable = {
  id: Generated<number>;
  name: string;
  /** The sort key of the name, so that a name is taken whatever its case and accents. */
  name_key: string;
  /** JSON of what its lists look like and how they are read, newest first. */
  templates: string;
  /** JSON of a rule of prices; empty for prices as they are. */
  price_rule: Generated<string>;
  created_at: number;
  last_list_at: number;
};

/** The products of confirmed lines. Without a supplier they are for all lists. */
type RememberedPairsTable = {
  id: Generated<number>;
  supplier_id: number | null;
  line: string;
  product_id: number;
  confirmed_at: number;
};

/** `before` and `after` are JSON of the changed values by their names in the API. */
type AuditEntriesTable = {
  id: Generated<number>;
  at: number;
  /** Null when the shop itself or a stranger did it. */
  administrator_id: string | null;
  administrator: string | null;
  /** Where a price was changed. */
  source: string | null;
  did: string;
  entity: string;
  entity_id: number | null;
  entity_name: string | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
  /** 1 for one of many changes of an operation that has an entry of its own. */
  detail: number;
};

/** The keys of products under former names. */
type ProductAddressesTable = { key: string; plain_key: string; product_id: number };

import type { Generated, GeneratedAlways } from 'kysely';

/** Every table, as both databases have it. Money in centavos, dates in epoch milliseconds, json as text. */
export type Tables = {
  brands: BrandsTable;
  category_types: CategoryTypesTable;
  categories: CategoriesTable;
  products: ProductsTable;
  flavors: FlavorsTable;
  product_words: ProductWordsTable;
  sales: SalesTable;
  constants: ConstantsTable;
  contact_messages: ContactMessagesTable;
  images: ImagesTable;
  catalogue_version: CatalogueVersionTable;
  secrets: { name: string; value: string };
  receipts: ReceiptsTable;
  price_list_steps: PriceListStepsTable;
  price_list_pairs: { line: string; product_id: number; confirmed_at: number };
  price_history: PriceHistoryTable;
  product_addresses: ProductAddressesTable;
  sign_in_attempts: { key: string; began_at: number; count: number };
  known_sign_ins: { key: string; at: number };
};

type BrandsTable = {
  id: Generated<number>;
  name: string;
  link: string;
  image: string;
  deactivated_at: number | null;
};

type CategoryTypesTable = { id: Generated<number>; name: string; link: string };

type CategoriesTable = {
  id: Generated<number>;
  name: string;
  link: string;
  category_type_id: number;
  deactivated_at: number | null;
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
  /** Hundredths of a percent. */
  discount: number;
  /** Sum of the flavors' quantities when there are flavors. */
  amount: number;
  /** Json of Picture[]. */
  images: string;
  description: string;
  brand_id: number;
  category_id: number;
  /** Follows the category by the foreign key, so that lists of a whole type have an index of their own. */
  category_type_id: number;
  created_at: number;
  modified_at: number;
  deactivated_at: number | null;
  /** Raised at each write. */
  version: Generated<number>;
  /** Negated amount and final price: falling orders become rising ones that share the rising id. */
  stock_rank: GeneratedAlways<number>;
  price_rank: GeneratedAlways<number>;
  /** The id once more: SQLite finds a place among equals by an index of (key, place), but not of (key, id). */
  place: GeneratedAlways<number>;
};

type FlavorsTable = { product_id: number; position: number; name: string; name_key: string; quantity: number };

type ProductWordsTable = { product_id: number; word: string };

type SalesTable = {
  id: Generated<number>;
  product_id: number | null;
  product_name: string;
  /** The product's name as searches compare it. */
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
  /** Json of the product as it was sold. */
  product: string;
};

type ConstantsTable = { id: Generated<number>; name: string; nombre: string; value: string };

type ContactMessagesTable = { id: Generated<number>; name: string; email: string; message: string; created_at: number };

type ImagesTable = { hash: string; width: number; height: number; thumbhash: string | null; created_at: number };

type CatalogueVersionTable = { id: number; version: number };

/** `answer` is the json of what the write returned. */
type ReceiptsTable = { administrator_id: string; key: string; request: string; answer: string; created_at: number };

/** `content` is json: what was previewed, or what an update changed. One of each for an administrator. */
type PriceListStepsTable = {
  administrator_id: string;
  kind: 'preview' | 'update';
  id: string;
  content: string;
  created_at: number;
};

/** Prices in centavos, dollars in cents, discounts in hundredths of a percent. */
type PriceHistoryTable = {
  id: Generated<number>;
  product_id: number;
  changed_at: number;
  administrator: string | null;
  how: string;
  field: 'price' | 'priceUSD' | 'discount';
  before: number | null;
  after: number | null;
};
/** The keys that products had under earlier names. */
type ProductAddressesTable = { key: string; plain_key: string; product_id: number };

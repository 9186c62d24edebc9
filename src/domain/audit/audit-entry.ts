/** What is written down, and about which kind of thing. */
export const auditedActions = {
  'product added': 'product',
  'product changed': 'product',
  'prices changed': 'product',
  'price changed by list': 'product',
  'prices adjusted': 'product',
  'price adjustment undone': 'product',
  'prices confirmed': 'product',
  'price put back': 'product',
  'product switched': 'product',
  'product deleted': 'product',
  'products imported': 'product',
  'import undone': 'product',
  'stock entered': 'product',
  'brand added': 'brand',
  'brand changed': 'brand',
  'brand switched': 'brand',
  'category added': 'category',
  'category changed': 'category',
  'category switched': 'category',
  'sale entered': 'sale',
  'sale changed': 'sale',
  'sale deleted': 'sale',
  'order entered': 'order',
  'order changed': 'order',
  'order deleted': 'order',
  'constant changed': 'constant',
  'message deleted': 'message',
  'picture uploaded': 'upload',
  'price list uploaded': 'upload',
  'price list confirmed': 'price-list',
  'price list undone': 'price-list',
  'supplier renamed': 'price-list',
  'supplier forgotten': 'price-list',
  'signed in': 'access',
  'signed out': 'access',
  'password changed': 'access',
  'sessions ended': 'access',
  'administrator created': 'access',
  'administrator reset': 'access',
  'sign-in refused': 'refusal',
  'too many sign-ins': 'refusal',
  'foreign origin': 'refusal',
} as const satisfies Readonly<Record<string, string>>;

export type AuditedAction = keyof typeof auditedActions;
export type AuditedEntity = (typeof auditedActions)[AuditedAction];

/** In the order of the filter. */
export const AUDITED_ENTITIES = [
  'product',
  'brand',
  'category',
  'sale',
  'order',
  'constant',
  'price-list',
  'upload',
  'message',
  'access',
  'refusal',
] as const satisfies readonly AuditedEntity[];

/** Values by their names in the API; references by name. */
export type AuditedValues = Readonly<Record<string, unknown>>;

/** A change with the values before and after it; never with passwords, tokens or data of a client. */
export type AuditEntry = {
  did: AuditedAction;
  id?: number | undefined;
  /** Name of the entity, so that entries of deleted ones can be read. */
  name?: string | undefined;
  from?: AuditedValues | undefined;
  to?: AuditedValues | undefined;
  /** One of many changes of an operation that has an entry of its own. */
  isDetail?: boolean;
  /** The log leaves the values out, because logs are passed on. */
  isPersonal?: boolean;
};

export function isAuditedAction(text: string): text is AuditedAction {
  return Object.hasOwn(auditedActions, text);
}

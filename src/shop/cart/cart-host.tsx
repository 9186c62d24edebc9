/** The cart panel and the popup that tells of an added product; stands once on every public page. */
export function CartHost() {
  return null;
}

import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchWords } from '#domain/search.ts';
import type { Fact } from './product-scope.ts';
import type { Tables } from './schema.ts';

/** From here on a word counts as common, and the list is read in its order until the page is full. */
const COMMON = 500;

/** How the words of a search are looked for: each as the beginning of a word, or else anywhere in the text. */
export type Search =
  | { by: 'prefix'; words: readonly string[]; rarest: string | undefined }
  | { by: 'text'; words: readonly string[] };

type SearchRequest = { search?: string | undefined; afterId?: number | undefined };

type SearchQuestion = { ask: RawBuilder<Fact>[]; resolve: (facts: readonly Fact[]) => Search | undefined };

/** What to ask the database to know how to look for a text; nothing without words in it. */
export function searchQuestion({ search = '', afterId }: SearchRequest): SearchQuestion {
  const words = searchWords(search);
  const ask = words.map(
    (word, index) => sql<Fact>`select 'word' as what, ${sql.lit(index)} as id, count(*) as value
      from (select 1 from product_words where ${begins(word)} limit ${sql.lit(COMMON)}) as found`,
  );
  // A page after the first goes on as the first one was found, which its last product tells.
  if (words.length > 0 && afterId !== undefined) ask.push(cursorQuestion(words, afterId));
  return {
    ask,
    resolve: (facts) => {
      if (words.length === 0) return undefined;
      const missing = facts.some(({ what, value }) => (what === 'word' || what === 'cursor') && value === 0);
      if (missing) return { by: 'text', words };
      const [rarest] = facts.filter(({ what }) => what === 'word').toSorted((a, b) => a.value - b.value);
      return { by: 'prefix', words, rarest: rarest && rarest.value < COMMON ? words[rarest.id] : undefined };
    },
  };
}

function cursorQuestion(words: readonly string[], afterId: number): RawBuilder<Fact> {
  const all = sql.join(
    words.map((word) => sql`exists (select 1 from product_words where product_id = ${afterId} and ${begins(word)})`),
    sql` and `,
  );
  return sql`select 'cursor' as what, 0 as id, case when ${all} then 1 else 0 end as value`;
}

type Products = ExpressionBuilder<Tables, 'products'>;

/** The search as a condition: every word must be found. */
export function isFound(eb: Products, search: Search): ExpressionWrapper<Tables, 'products', SqlBool> {
  if (search.by === 'text') return eb.and(search.words.map((word) => eb('products.search_text', 'like', `%${word}%`)));
  return eb.and(
    search.words.map((word) => {
      const found = eb.selectFrom('product_words').select('product_id').where(begins(word));
      // The rarest word leads to few products; the others are only checked on each.
      if (word === search.rarest) return eb('products.id', 'in', found);
      return eb.exists(found.whereRef('product_words.product_id', '=', 'products.id'));
    }),
  );
}

/** The words are letters, digits and inner dots alone: nothing in them has a meaning of its own for `like`. */
function begins(word: string): RawBuilder<SqlBool> {
  return sql`word >= ${word} and word < ${`${word}\u{10FFFF}`}`;
}

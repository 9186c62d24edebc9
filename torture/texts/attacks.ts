import { hostileTexts, worstTexts } from '../../test/hostile-texts/corpus.ts';
import { formatWhole } from '../../test/report/table.ts';
import { type Attack, onBoth } from '../attack.ts';
import { attackWithTexts } from './attack-with-texts.ts';

const FORMS = 10;

/** Texts that are more than texts somewhere. */
export const textAttacks: Record<string, Attack> = {
  texts: {
    databases: onBoth,
    run: async (target) => {
      const counts = await attackWithTexts({ ...target, texts: hostileTexts, ordered: worstTexts, forms: FORMS });
      const { stored, refused, pages, shown, orders, mails } = counts;
      const written = `${formatWhole(stored)} stored as they are, ${formatWhole(refused)} refused`;
      return [
        [`${hostileTexts.length} hostile texts in fields`, written, 'nothing else'],
        ['pages read with them', formatWhole(pages), 'no markup, valid JSON-LD'],
        ['pages opened in a browser', formatWhole(shown), '0 executed, 0 problems'],
        ['orders and mails', `${formatWhole(orders)} and ${formatWhole(mails)}`, 'as harmless ones'],
      ];
    },
  },
};

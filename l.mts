import { readFileSync } from 'node:fs';
import { readPages } from '#adapters/price-list/read-pages.ts';
import { linesOfList } from '#domain/price-list/lines-of-list.ts';
const p: any = await readPages(new Uint8Array(readFileSync(process.argv[2]!)));
for (const b of linesOfList(p.pages).blocks) { console.log('BLOCK', b.column); for (const l of b.lines) console.log('  ', Math.round(l.y * 10) / 10, l.card ? 'CARD' + JSON.stringify(l.card).slice(0, 200) : '', l.cells.map((c) => `${Math.round(c.left)}-${Math.round(c.right)}${c.amount ? '$' + c.amount.kind[0] : ''} ${c.font.slice(-6)} ${c.size.toFixed(1)} «${c.text}»`).join(' ')); }

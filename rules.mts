import { readFileSync } from 'node:fs';
import { readPages } from '#adapters/price-list/read-pages.ts';
const pages: any = await readPages(new Uint8Array(readFileSync(process.argv[2]!)));
const p = pages.pages[Number(process.argv[3])];
console.log(p.width, p.height, 'ACROSS', p.rules.across.slice(0, 40).map((r: any) => `${r.at.toFixed(0)}:${r.from.toFixed(0)}-${r.to.toFixed(0)}`).join(' '));
console.log('DOWN', p.rules.down.slice(0, 40).map((r: any) => `${r.at.toFixed(0)}:${r.from.toFixed(0)}-${r.to.toFixed(0)}`).join(' '));
console.log('BOXES', (p.rules.boxes ?? []).slice(0, 40).map((r: any) => `${r.left.toFixed(0)},${r.top.toFixed(0)}-${r.right.toFixed(0)},${r.bottom.toFixed(0)}`).join(' '));

import { serveWatched } from '../price-list/process/serve-watched.ts';
import { readTable } from './read-table.ts';

serveWatched(readTable);
